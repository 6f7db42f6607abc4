import { Injectable } from '@nestjs/common';
import type { Contract } from '../contracts/contract.entity.js';
import type { Tx } from '../database/database.js';
import { enqueue } from '../jobs/jobs.js';
import { confirmedEmailOf } from '../users/accounts.js';
import { RenewalTokens } from './listing.tokens.js';

/** The emails with a button that keeps a contract listed, without signing in. */
@Injectable()
export class ListingMails {
  constructor(private readonly tokens: RenewalTokens) {}

  async remind(tx: Tx, contract: Contract, freshUntil: string, days: number): Promise<void> {
    await this.send(tx, contract, freshUntil, { until: freshUntil, days });
  }

  async expired(tx: Tx, contract: Contract, freshUntil: string): Promise<void> {
    await this.send(tx, contract, freshUntil, { until: null, days: 0 });
  }

  private async send(
    tx: Tx,
    { id: contractId, userId, title: contractTitle }: Contract,
    freshUntil: string,
    ends: { until: string | null; days: number },
  ): Promise<void> {
    const to = await confirmedEmailOf(tx, userId);
    if (!to) return;
    const token = this.tokens.write({ contractId, freshUntil });
    await enqueue(tx, 'mail', { template: 'listing', to, data: { contractTitle, token, ...ends } });
  }
}
