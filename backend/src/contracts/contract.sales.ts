import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { contractColumns } from './contract.rows.js';

/** Returns those of the contracts that have a finished or open payment; they must stay for the record. */
type WithPurchase = (on: Pick<Tx, 'query'>, contractIds: readonly string[]) => Promise<string[]>;

/**
 * Answers to questions about the sales of contracts. Payments registers them at the start, because imports only go
 * down. Until then no statement about contracts is valid.
 */
@Injectable()
export class ContractSales {
  /** The columns to select for a contract `c`, see `toContract`. */
  columns = '';
  withPurchase: WithPurchase = () =>
    Promise.reject(new Error('No module has registered the sales of contracts.'));

  /**
   * `isHeld` is an SQL condition on `c`: a purchase holds the contract. Every list evaluates it in its own statement.
   */
  register(isHeld: string, withPurchase: WithPurchase): void {
    this.columns = contractColumns(isHeld);
    this.withPurchase = withPurchase;
  }

  async hasPurchase(tx: Tx, contractId: string): Promise<boolean> {
    return (await this.withPurchase(tx, [contractId])).length > 0;
  }
}
