import { DAY_MS } from '@handover/domain/days';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { AppError } from '../common/api/errors.js';
import type { Contract } from '../contracts/contract.entity.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { NewContracts } from '../contracts/search/new-contracts.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { databaseTime } from '../database/database-time.js';
import { workThrough } from '../jobs/due-work.js';
import { enqueue } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { lockAccounts } from '../users/accounts.js';
import { alertMail, MOST_COUNTED, newsOf, type Found } from './alert-mail.js';
import { nextAt, searchesToTell, seenUntilAfter } from './alert-schedule.js';
import { filterOfQuery } from './saved-query.js';
import { SavedSearch, SearchAlert } from './saved-search.entity.js';
import { SEARCHES_MATCHED } from './saved.events.js';
import { SearchLinks } from './saved-searches.service.js';

const AT_ONCE = 200;
/**
 * A contract has the time at which its transaction began, and is visible only after its commit. Those that are younger
 * than this wait for the next run, so that none is committed behind the mark.
 */
const SETTLED_MS = 60_000;

/**
 * Tells members of new contracts that match their saved searches. One transaction per member writes which contracts were
 * told, the notifications, the email and how far each search has come: each contract is told once, whenever a process
 * ends and however many processes do it.
 */
@Injectable()
export class SearchAlerts {
  private readonly logger = new Logger(SearchAlerts.name);

  constructor(
    private readonly database: Database,
    private readonly newContracts: NewContracts,
    private readonly events: Events,
    private readonly links: SearchLinks,
    worker: JobWorker,
  ) {
    worker.register('search-alerts', () => this.run());
  }

  async run(budgetMs = BUDGET_MS): Promise<void> {
    const due = await this.database.manager
      .createQueryBuilder(SavedSearch, 'search')
      .select('search.userId', 'userId')
      .where('search.nextAt <= now()')
      .groupBy('search.userId')
      .orderBy('min(search.nextAt)')
      .limit(AT_ONCE)
      .getRawMany<{ userId: string }>();
    const isRest = await workThrough(due, {
      most: AT_ONCE,
      budgetMs,
      work: ({ userId }) => this.database.transaction((tx) => this.tell(tx, userId)),
      postpone: ({ userId }, error) => this.postpone(userId, error),
    });
    if (isRest) await enqueue(this.database, 'search-alerts', {});
  }

  /** A member who cannot be told comes after the others for an hour, so that they are not blocked. */
  private async postpone(userId: string, error: unknown): Promise<void> {
    this.logger.error(error);
    await this.database.manager.update(
      SavedSearch,
      { userId, nextAt: Not(IsNull()) },
      { nextAt: () => `greatest(next_at, now() + interval '1 hour')` },
    );
  }

  /** The lock on the account is the first of every transaction that needs several; that on the rows lets one process tell. */
  private async tell(tx: Tx, userId: string): Promise<void> {
    const [account] = await lockAccounts(tx, [userId]);
    const now = await databaseTime(tx);
    const due = await tx.manager.find(SavedSearch, {
      where: { userId, nextAt: LessThanOrEqual(isoOf(now)) },
      order: { createdAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const searches = searchesToTell(due, await this.toldSince(tx, userId, isoOf(now - DAY_MS)));
    const until = isoOf(now - SETTLED_MS);
    if (account?.mayAct) await this.tellOf(tx, userId, await this.found(tx, searches, until));
    for (const search of due) {
      const seenUntil = seenUntilAfter(search.seenUntil, searches.includes(search), until);
      await tx.manager.update(
        SavedSearch,
        { id: search.id },
        { nextAt: nextAt(search.frequency), seenUntil },
      );
    }
  }

  private async toldSince(tx: Tx, userId: string, since: string): Promise<string[]> {
    const told = await tx.manager.find(SearchAlert, {
      select: { createdAt: true },
      where: { userId, createdAt: MoreThan(since) },
    });
    return told.map(({ createdAt }) => createdAt);
  }

  /** The new matches of each search without those that the member was told of before, or in an earlier search here. */
  private async found(tx: Tx, searches: SavedSearch[], until: string): Promise<Found[]> {
    const all: Found[] = [];
    for (const search of searches) {
      const contracts = await this.fresh(tx, search, until);
      if (contracts.length > 0) all.push({ search, contracts });
    }
    return all;
  }

  /** Quadruples the page until it holds enough contracts that the member was not told about, or all matches. */
  private async fresh(tx: Tx, { userId, seenUntil: after, query }: SavedSearch, until: string) {
    const filter = filterOfQuery(query);
    const period = { after, until, notOf: userId };
    for (let limit = MOST_COUNTED + 1; ; limit *= 4) {
      const matching = await this.newContracts.matching(tx, filter, period, limit).catch(noneIfWrong);
      const active = matching.filter(({ status }) => status === ContractStatus.ACTIVE);
      const untold = (await this.untold(tx, userId, active)).slice(0, MOST_COUNTED + 1);
      if (untold.length <= MOST_COUNTED && matching.length === limit) continue;
      await tx.manager.insert(
        SearchAlert,
        untold.map(({ id: contractId }) => ({ userId, contractId })),
      );
      return untold;
    }
  }

  private async untold(tx: Tx, userId: string, contracts: Contract[]): Promise<Contract[]> {
    if (contracts.length === 0) return [];
    const known = await tx.manager.findBy(SearchAlert, {
      userId,
      contractId: In(contracts.map(({ id }) => id)),
    });
    const told = new Set(known.map(({ contractId }) => contractId));
    return contracts.filter(({ id }) => !told.has(id));
  }

  private async tellOf(tx: Tx, userId: string, found: Found[]): Promise<void> {
    if (found.length === 0) return;
    const mail = alertMail(found, (ids) => this.links.write(ids));
    await this.events.emit(tx, SEARCHES_MATCHED, { userId, items: newsOf(userId, found), mail });
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** A search with a value that the list refuses, such as an unknown place, finds nothing, on its page neither. */
function noneIfWrong(error: unknown): Contract[] {
  if (error instanceof AppError && error.code === 'VALIDATION') return [];
  throw error;
}
