import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { DONE, type Done } from '../common/api/done.js';
import { AppError, notFound, unauthenticated } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { Viewer } from '../common/api/request-of.js';
import { NewContracts } from '../contracts/search/new-contracts.js';
import { Database, type Tx } from '../database/database.js';
import { moderate } from '../moderation/moderate.js';
import { lockOwnAccount } from '../users/accounts.js';
import { AlertFrequency, nextAt } from './alert-schedule.js';
import { filterOfQuery } from './saved-query.js';
import { SavedSearch, type SaveSearchInput, type UpdateSavedSearchInput } from './saved-search.entity.js';
import { UnsubscribeLinks } from '../common/unsubscribe-links.js';

/** The first word of a token that turns saved searches off; the others are their ids. */
const WORD = 'searches';

/** The tokens that turn saved searches off. */
@Injectable()
export class SearchLinks {
  constructor(private readonly links: UnsubscribeLinks) {}

  write(searchIds: readonly string[]): string {
    return this.links.write([WORD, ...searchIds]);
  }

  /** The ids of the searches; null for a token that is about something else. */
  read(token: unknown): string[] | null {
    const [word, ...ids] = this.links.read(token) ?? [];
    return word === WORD ? ids.filter(isUuid) : null;
  }
}

const MOST_SEARCHES = 20;

const tooMany = (): AppError =>
  new AppError('CONFLICT', `You can save up to ${MOST_SEARCHES} searches. Delete one first.`);

/** What members do with their saved searches; others' are not found. */
@Injectable()
export class SavedSearches {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly newContracts: NewContracts,
  ) {}

  /** In the order in which they were saved, the newest last. */
  list({ id: userId }: Pick<Viewer, 'id'>): Promise<SavedSearch[]> {
    return this.database.manager.find(SavedSearch, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Alerts begin with what is listed from now on. */
  async save({ id: userId }: Viewer, { name, query, frequency }: SaveSearchInput): Promise<SavedSearch> {
    await this.limits.take('savedSearch', userId);
    return this.database.transaction(async (tx) => {
      // the lock keeps two requests from saving the twentieth search twice
      if (!(await lockOwnAccount(tx, userId))) throw unauthenticated();
      if ((await tx.manager.countBy(SavedSearch, { userId })) >= MOST_SEARCHES) throw tooMany();
      await this.tryOut(tx, userId, query);
      const often = frequency ?? AlertFrequency.DAILY;
      const row = { userId, name: shownName(name), query, frequency: often, nextAt: nextAt(often) };
      const { identifiers } = await tx.manager.insert(SavedSearch, row);
      return tx.manager.findOneByOrFail(SavedSearch, { id: (identifiers[0] as { id: string }).id });
    });
  }

  /** Re-enabling or editing a search resets it: only contracts that are listed from now on match. */
  update({ id: userId }: Viewer, id: string, input: UpdateSavedSearchInput): Promise<SavedSearch> {
    return this.database.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const search = isUuid(id) && (await tx.manager.findOne(SavedSearch, { where: { id, userId }, lock }));
      if (!search) throw notFound('Saved search');
      const name = shownName(input.name ?? search.name);
      const query = input.query ?? search.query;
      const frequency = input.frequency ?? search.frequency;
      if (query !== search.query) {
        await this.limits.take('savedSearch', userId);
        await this.tryOut(tx, userId, query);
      }
      const isOther = query !== search.query || search.frequency === AlertFrequency.OFF;
      const changes = {
        ...{ name, query, frequency },
        ...(frequency !== search.frequency && { nextAt: nextAt(frequency) }),
        ...(isOther && { seenUntil: () => 'now()' }),
      };
      await tx.manager.update(SavedSearch, { id }, changes);
      return tx.manager.findOneByOrFail(SavedSearch, { id });
    });
  }

  async delete({ id: userId }: Viewer, id: string): Promise<Done> {
    const deleted = isUuid(id) && (await this.database.manager.delete(SavedSearch, { id, userId }));
    if (!deleted || deleted.affected !== 1) throw notFound('Saved search');
    return DONE;
  }

  /** Searches once, so that what the list refuses, such as an unknown place, is refused when it is saved. */
  private async tryOut(tx: Tx, notOf: string, query: string): Promise<void> {
    const now = new Date().toISOString();
    await this.newContracts.matching(tx, filterOfQuery(query), { after: now, until: now, notOf }, 1);
  }

  /** What the link in an email does. Searches that were deleted meanwhile are ignored. */
  async turnOff(ids: string[]): Promise<void> {
    await this.database.manager.update(
      SavedSearch,
      { id: In(ids) },
      { frequency: AlertFrequency.OFF, nextAt: null },
    );
  }

  async namesOf(ids: string[]): Promise<string[]> {
    const found = await this.database.manager.find(SavedSearch, {
      select: { name: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
    });
    return found.map(({ name }) => name);
  }
}

/** Its emails go to an address that may not be confirmed: a name carries no links and no contacts to a stranger. */
const shownName = (name: string): string => moderate(name).masked ?? name;
