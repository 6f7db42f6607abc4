import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import { contractColumns } from './contract.rows.js';

/** True if a payment for the contract was made or is under way, so that the contract has to stay for the record. */
type HasPurchase = (tx: Tx, contractId: string) => Promise<boolean>;

/**
 * What contracts ask about their sales. Payments registers the answers at the start, because imports only go down; until
 * then no statement about contracts is valid.
 */
@Injectable()
export class ContractSales {
  /** The columns to select for a contract `c`, see `toContract`. */
  columns = '';
  hasPurchase: HasPurchase = () =>
    Promise.reject(new Error('No module has registered the sales of contracts.'));

  /** `isHeld` is an SQL condition on `c`: a purchase holds the contract. Every list evaluates it in its own statement. */
  register(isHeld: string, hasPurchase: HasPurchase): void {
    this.columns = contractColumns(isHeld);
    this.hasPurchase = hasPurchase;
  }
}
