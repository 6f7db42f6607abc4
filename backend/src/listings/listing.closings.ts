import { closingNotice } from '@handover/domain/listings/closing-days';
import { Injectable } from '@nestjs/common';
import { today } from '../common/today.js';
import { CompanyContracts, type CompanyContract } from '../contracts/rules/company-contracts.js';
import { contractCompany, transferableUntilOf } from '../contracts/rules/contract.rules.js';
import { Database } from '../database/database.js';
import { Events } from '../database/events.js';
import { enqueue, enqueueNext } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { LISTING_NEWS, type ListingEvent } from './listing.events.js';

const BATCH = 500;

/** Tells holders, once a day, whose contracts their company soon no longer lets anyone take over. */
@Injectable()
export class ListingClosings {
  constructor(
    private readonly database: Database,
    private readonly contracts: CompanyContracts,
    private readonly events: Events,
    worker: JobWorker,
  ) {
    worker.register('listing-closings', ({ after }) => this.run(after));
  }

  /** One pass over the contracts after `after`. Each notice is told once, so repeating it changes nothing. */
  async run(after: string | undefined, budgetMs = BUDGET_MS): Promise<void> {
    // first, so that tomorrow's run is queued even if this one fails or is killed
    if (!after) await enqueueNext(this.database, 'listing-closings');
    const deadline = performance.now() + budgetMs;
    for (let last = after ?? null; ;) {
      const batch = await this.contracts.onMarket(last, BATCH);
      const news = batch.flatMap((contract) => closingNews(contract, today()) ?? []);
      if (news.length > 0)
        await this.database.transaction(async (tx) => {
          for (const one of news) await this.events.emit(tx, LISTING_NEWS, one);
        });
      last = batch.at(-1)?.id ?? null;
      if (batch.length < BATCH || !last) return;
      if (performance.now() < deadline) continue;
      return enqueue(this.database, 'listing-closings', { after: last }, { key: 'listing-closings.rest' });
    }
  }
}

/** What the holder is told today; null if nothing. */
export function closingNews(contract: CompanyContract, today: string): ListingEvent | null {
  const [lastDay, company] = [transferableUntilOf(contract), contractCompany(contract)];
  const days = lastDay && closingNotice(lastDay, today);
  if (!days || !company) return null;
  return {
    ...{ contractId: contract.id, userIds: [contract.userId], event: 'listing-closing' },
    facts: { company: company.name, lastDay },
    once: `${contract.id}:closing:${days}:${lastDay}`,
  };
}
