import { clockMove, type ClockMove } from '@handover/domain/listings/listing-clock';
import { REMINDERS } from '@handover/domain/listings/listing-days';
import { Injectable, Logger } from '@nestjs/common';
import { asWritten } from '../contracts/contract.rows.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractsMarket } from '../contracts/listing-clock.store.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { databaseTime } from '../database/database-time.js';
import { enqueue } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { confirmedEmailOf, lockAccounts } from '../users/accounts.js';
import { ListingChanges } from './listing.changes.js';
import { LISTING_NEWS, newsOfMove } from './listing.events.js';
import { ListingQuestions } from './listing.questions.js';
import { listedContract } from './listing.state.js';
import { RenewalTokens } from './listing.tokens.js';

const BATCH = 200;

/**
 * What time alone changes in listings: reminders, and contracts that leave the market. Computed from stored times under
 * the lock of each contract, so that a repeated run, or one in another process at the same time, does nothing twice.
 */
@Injectable()
export class ListingsClock {
  private readonly logger = new Logger(ListingsClock.name);

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly market: ContractsMarket,
    private readonly questions: ListingQuestions,
    private readonly changes: ListingChanges,
    private readonly tokens: RenewalTokens,
    private readonly events: Events,
    worker: JobWorker,
  ) {
    worker.register('listing-clock', () => this.run(), { changesPublicData: true });
  }

  /** One that fails is reported and tried again in an hour; it does not keep the others from their turn. */
  async run(budgetMs = BUDGET_MS): Promise<void> {
    const deadline = performance.now() + budgetMs;
    const seen = new Set<string>();
    let done = 0;
    for (;;) {
      const due = new Set([
        ...(await this.market.due(BATCH, seen)),
        ...(await this.questions.due(BATCH, seen)),
      ]);
      if (due.size === 0) return;
      for (const id of due) {
        seen.add(id);
        await this.look(id)
          .then(() => done++)
          .catch((error: unknown) => this.logger.error(error));
        if (performance.now() <= deadline) continue;
        // with none done, an error that concerns all of them would be repeated at once
        if (done === 0) return;
        return enqueue(this.database, 'listing-clock', {}, { key: 'listing-clock-rest' });
      }
    }
  }

  private look(id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const known = await this.contracts.find(id, tx);
      if (!known) return;
      await lockAccounts(tx, [known.userId]);
      const locked = await this.contracts.lock(tx, id);
      if (!locked) return;
      const contract = asWritten(locked);
      const { freshUntil, freshReminders } = await this.market.clockOf(tx, id);
      const question = await this.questions.find(tx, id);
      const move = clockMove(
        {
          ...listedContract(contract),
          ...{ freshUntil, reminders: freshReminders },
          askedAt: question?.askedAt ?? null,
          questionRemindedAt: question?.remindedAt ?? null,
        },
        new Date(await databaseTime(tx)).toISOString(),
      );
      if (move) await this.make(tx, contract, freshUntil ?? '', move);
    });
  }

  private async make(tx: Tx, contract: Contract, freshUntil: string, move: ClockMove): Promise<void> {
    switch (move.action) {
      case 'remind':
        await this.market.noteReminder(tx, contract.id, move.count);
        await this.mail(tx, contract, freshUntil, REMINDERS[move.count - 1] as number);
        break;
      case 'remind-of-question':
        await this.questions.noteReminder(tx, contract.id);
        break;
      case 'take-off':
        await this.changes.takeOff(tx, contract, move.reason);
        if (move.reason === 'expired') await this.mail(tx, contract, freshUntil, null);
    }
    const news = newsOfMove(contract, move, freshUntil, Date.now());
    if (news) await this.events.emit(tx, LISTING_NEWS, news);
  }

  /** With a button that keeps the contract listed without signing in; `days` are left, null if it has expired. */
  private async mail(
    tx: Tx,
    { id: contractId, userId, title: contractTitle }: Contract,
    freshUntil: string,
    days: number | null,
  ): Promise<void> {
    const to = await confirmedEmailOf(tx, userId);
    if (!to) return;
    const token = this.tokens.write({ contractId, freshUntil });
    const ends = days === null ? { until: null, days: 0 } : { until: freshUntil, days };
    await enqueue(tx, 'mail', { template: 'listing', to, data: { contractTitle, token, ...ends } });
  }
}
