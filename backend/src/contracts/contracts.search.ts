import { Injectable } from '@nestjs/common';
import { connectionOf, decodeCursor, pageSize, type Connection } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { Database, type Statement } from '../database/database.js';
import type { Contract } from './contract.entity.js';
import type { ContractFilter } from './contract.inputs.js';
import { asSeenBy, asWritten, CONTRACT_COLUMNS, toContract } from './contract.rows.js';
import { LISTED } from './contract.status.js';

const USUAL_PAGE = 24;
const LARGEST_PAGE = 500;
const MOST_WORDS = 10;

export interface ListOptions {
  /** Who reads; nobody in particular where nothing is said. */
  viewer?: Viewer | null;
  filter?: ContractFilter | null;
  first?: number | null;
  after?: string | null;
}

/** Literals, so that the partial indexes on the listed statuses serve. */
const IS_LISTED = `c.status in (${LISTED.map((status) => `'${status}'`).join(', ')})`;

/** `%` and `_` are what they are in a name of a place. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word as a prefix, all of them wanted; null where the search has no word at all. */
export const toTsQuery = (q: string): string | null =>
  q
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ') ?? null;

/** The lists of contracts: keyset pages on (created_at, id), newest first, each served by an index. */
@Injectable()
export class ContractsSearch {
  constructor(private readonly database: Database) {}

  list({ viewer, filter, first, after }: ListOptions): Promise<Connection<Contract>> {
    const conditions = [IS_LISTED];
    const values: unknown[] = [];
    const add = (condition: (place: string) => string, value: unknown) => {
      values.push(value);
      conditions.push(condition(`$${values.length}`));
    };
    if (filter?.type) add((place) => `c.type = ${place}`, filter.type);
    // the first half has the index, the second keeps what is masked from being found
    if (filter?.location)
      add(
        (place) => `c.location ilike ${place} and coalesce(c.masked_location, c.location) ilike ${place}`,
        containing(filter.location),
      );
    if (filter?.q) {
      const words = toTsQuery(filter.q);
      if (!words) return Promise.resolve(connectionOf<Contract>([], 1, after));
      add((place) => `c.search @@ to_tsquery('english', ${place})`, words);
    }
    // a text filter is planned for its own words each time; the plain lists are prepared once
    const name = filter?.q || filter?.location ? undefined : 'contracts.list';
    const size = pageSize(first, USUAL_PAGE, LARGEST_PAGE);
    return this.page((contract) => asSeenBy(viewer, contract), name, conditions, values, size, after);
  }

  /** All contracts, whatever their status, for an admin; `q` searches as in the public list. */
  listAll({ q, first, after }: { q?: string | null; first?: number | null; after?: string | null }) {
    const words = q ? toTsQuery(q) : null;
    return this.page(
      asWritten,
      undefined,
      words ? [`c.search @@ to_tsquery('english', $1)`] : [],
      words ? [words] : [],
      pageSize(first, USUAL_PAGE, LARGEST_PAGE),
      after,
    );
  }

  private async page(
    seen: (contract: Contract) => Contract,
    name: string | undefined,
    conditions: string[],
    values: unknown[],
    first: number,
    after: string | null | undefined,
  ): Promise<Connection<Contract>> {
    const position = decodeCursor(after);
    if (position) {
      values.push(...position);
      conditions.push(`(c.created_at, c.id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`);
    }
    values.push(first + 1);
    const statement: Statement = {
      text: `select ${CONTRACT_COLUMNS} from contracts c
             ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
             order by c.created_at desc, c.id desc limit $${values.length}`,
    };
    if (name) statement.name = `${name}.${conditions.length}.${values.length}`;
    const rows = await this.database.read<object>(statement, values);
    return connectionOf(
      rows.map((row) => seen(toContract(row))),
      first,
      after,
    );
  }
}
