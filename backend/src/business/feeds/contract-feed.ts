import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/api/errors.js';
import { pageSize } from '../../common/api/paging.js';
import { ContractsByIds } from '../../contracts/search/contracts-by-ids.js';
import { Database, type Statement } from '../../database/database.js';
import { FeedEntry, FeedPage } from './feed.types.js';

/* SQL in this file: the order of changes comes from a sequence under a lock, and pages from an index. */

const USUAL_PAGE = 100;
const LOCK_TIMEOUT = '55P03';
/** A reader numbers at most so many changes, which takes some 50 ms; the next one goes on. */
const MOST_NUMBERED = 5_000;

const IS_BEHIND: Statement = {
  name: 'contract-feed.is-behind',
  text: 'select exists (select from contract_feed where number is null) as "isBehind"',
  isQuick: true,
};

/** A row that a change holds is left to a later reader, because that change is not public yet. */
export const NUMBER = `update contract_feed f set number = nextval('contract_feed_numbers')
  from (select contract_id from contract_feed where number is null order by changed_at limit ${MOST_NUMBERED}
    for update skip locked) unnumbered
  where f.contract_id = unnumbered.contract_id`;

const PAGE = `select contract_id as "contractId", number, changed_at as "changedAt" from contract_feed
  where number > $1 order by number limit $2`;

/** A contract that changes loses its number, so the highest one may be lower than a cursor that was given out. */
const LAST = 'select last_value as number from contract_feed_numbers';

interface Position {
  contractId: string;
  /** A bigint, as text. */
  number: string;
  changedAt: string;
}

/** A part of the feed, without the contracts. */
export interface FeedPart {
  positions: Position[];
  cursor: string;
  hasMore: boolean;
  /** From the beginning: contracts that have left the market are left out. */
  isFirst: boolean;
}

/**
 * Public contracts in the order of their last changes. A change removes the number of its contract in its transaction, and a
 * reader gives new ones before it reads: one reader at a time, so that numbers are committed in their order. Whoever has read
 * up to a number has missed nothing before it, however long a transaction takes and in whatever order they commit.
 */
@Injectable()
export class ContractFeed {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsByIds,
  ) {}

  async page(since: string | null | undefined, first: number | null | undefined): Promise<FeedPage> {
    return this.read(await this.part(since, first));
  }

  /** Throws BAD_REQUEST for a cursor that is not one of this feed. */
  async part(since: string | null | undefined, first: number | null | undefined): Promise<FeedPart> {
    const size = pageSize(first, USUAL_PAGE);
    if (since && !/^\d{1,18}$/.test(since)) throw unknownCursor();
    await this.numberChanges();
    const after = since || '0';
    const rows = await this.database.query<Position>(PAGE, [after, size + 1]);
    if (rows.length === 0 && after !== '0') await this.refuseLater(after);
    const positions = rows.slice(0, size);
    const cursor = positions.at(-1)?.number ?? after;
    return { positions, cursor, hasMore: rows.length > size, isFirst: after === '0' };
  }

  async read({ positions, cursor, hasMore, isFirst }: FeedPart): Promise<FeedPage> {
    const ids = positions.map(({ contractId }) => contractId);
    const listed = ids.length > 0 ? await this.contracts.listed(ids) : new Map<string, never>();
    const entries = positions.map(({ contractId, changedAt }) => {
      const contract = listed.get(contractId) ?? null;
      return Object.assign(new FeedEntry(), { contractId, changedAt, contract, removed: contract === null });
    });
    return Object.assign(new FeedPage(), {
      entries: isFirst ? entries.filter(({ removed }) => !removed) : entries,
      cursor,
      hasMore,
    });
  }

  private async numberChanges(): Promise<void> {
    const [row] = await this.database.query<{ isBehind: boolean }>(IS_BEHIND);
    if (!row?.isBehind) return;
    const numbering = this.database.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('contract_feed'))`);
      await tx.query(NUMBER);
    });
    await numbering.catch((error: unknown) => {
      // other readers have kept it waiting: it reads what has a number, and its next call what follows
      if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    });
  }

  /** After a restore of an older backup, a cursor may be later than all changes: those that follow would be missed. */
  private async refuseLater(after: string): Promise<void> {
    const [last] = await this.database.query<{ number: string }>(LAST);
    if (!last || BigInt(after) > BigInt(last.number)) throw unknownCursor();
  }
}

const unknownCursor = () =>
  new AppError('BAD_REQUEST', 'That is no cursor of this feed. Please start again without `since`.');
