import type { ListedContract } from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../common/api/errors.js';
import { asWritten } from '../contracts/contract.rows.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractsMarket } from '../contracts/listing-clock.store.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { OpenPayments } from '../payments/open-payments.js';
import { lockAccounts } from '../users/accounts.js';
import { ListingChanges } from './listing.changes.js';
import { listedContract, renewalOf } from './listing.state.js';
import { RenewalTokens, type Renewal } from './listing.tokens.js';

/** Keeps a contract listed, or lists it again, with the token from an email and without a session. */
@Injectable()
export class Renewals {
  constructor(
    private readonly database: Database,
    private readonly tokens: RenewalTokens,
    private readonly contracts: ContractsService,
    private readonly market: ContractsMarket,
    private readonly payments: OpenPayments,
    private readonly changes: ListingChanges,
  ) {}

  /** The contract that a token renews; null if it is not ours, was used, or can renew nothing now. */
  find(token: unknown): Promise<Contract | null> {
    const renewal = this.tokens.read(token);
    return renewal
      ? this.database.transaction(async (tx) => (await this.lock(tx, renewal))?.contract ?? null)
      : Promise.resolve(null);
  }

  async renew(token: unknown): Promise<Contract> {
    const renewal = this.tokens.read(token);
    if (!renewal) throw notFound('Link');
    return this.database.transaction(async (tx) => {
      const found = await this.lock(tx, renewal);
      if (!found)
        throw new AppError('CONFLICT', 'This link was used already, or the listing has changed since.');
      await this.changes.make(tx, found.contract, found.action);
      return (await this.contracts.find(renewal.contractId, tx)) as Contract;
    });
  }

  private async lock(tx: Tx, { contractId, freshUntil }: Renewal) {
    const known = await this.contracts.find(contractId, tx);
    if (!known) return null;
    const [account] = await lockAccounts(tx, [known.userId]);
    const locked = await this.contracts.lock(tx, contractId);
    if (!account?.mayAct || !locked) return null;
    const contract = asWritten(locked);
    const state: ListedContract = {
      ...listedContract(contract),
      isHeld: await this.payments.isHeld(tx, contractId),
    };
    const { freshUntil: stored } = await this.market.clockOf(tx, contractId);
    const action = renewalOf(state, { named: freshUntil, stored }, new Date().toISOString());
    return action && { contract, action };
  }
}
