import { Injectable } from '@nestjs/common';
import { connectionOf, decodeCursor, pageSize, type Connection } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { Database } from '../database/database.js';
import type { Contract } from './contract.entity.js';
import type { ContractFilter } from './contract.inputs.js';
import { asSeenBy, asWritten, CONTRACT_COLUMNS, toContract } from './contract.rows.js';
import { LISTED } from './contract.status.js';

const USUAL_PAGE = 24;
const LARGEST_PAGE = 500;
const MOST_WORDS = 10;
/** So many of the newest are looked through before an index of texts is asked. */
const NEWEST = 2000;

/** A list's conditions: what an index walks along, and what only a look at the texts tells. */
interface Conditions {
  name: string;
  along: string[];
  texts: string[];
  values: unknown[];
}

export interface ListOptions {
  /** Who reads; nobody in particular where nothing is said. */
  viewer?: Viewer | null;
  filter?: ContractFilter | null;
  first?: number | null;
  after?: string | null;
}

/** Literals, so that the partial indexes on the listed statuses serve. */
const IS_LISTED = `c.status in (${LISTED.map((status) => `'${status}'`).join(', ')})`;

const NEWEST_FIRST = 'order by c.created_at desc, c.id desc';
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

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
    const { type, location, q } = filter ?? {};
    const list: Conditions = { name: 'contracts.list', along: [IS_LISTED], texts: [], values: [] };
    if (type) list.along.push(`c.type = ${place(list, type)}`);
    if (location) addPlace(list, location);
    if (q && !addWords(list, q)) return Promise.resolve(connectionOf<Contract>([], 1, after));
    const size = pageSize(first, USUAL_PAGE, LARGEST_PAGE);
    return this.page((contract) => asSeenBy(viewer, contract), list, size, after);
  }

  /** All contracts, whatever their status, for an admin; `q` searches as in the public list. */
  listAll({ q, first, after }: { q?: string | null; first?: number | null; after?: string | null }) {
    const list: Conditions = { name: 'contracts.list-all', along: ['true'], texts: [], values: [] };
    if (q && !addWords(list, q)) return Promise.resolve(connectionOf<Contract>([], 1, after));
    return this.page(asWritten, list, pageSize(first, USUAL_PAGE, LARGEST_PAGE), after);
  }

  private async page(
    seen: (contract: Contract) => Contract,
    list: Conditions,
    first: number,
    after: string | null | undefined,
  ): Promise<Connection<Contract>> {
    const position = decodeCursor(after);
    if (position) {
      const [createdAt, id] = position.map((value) => place(list, value));
      list.along.push(`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id}::uuid)`);
    }
    const rows = await this.rows(list, first + 1);
    return connectionOf(
      rows.map((row) => seen(toContract(row))),
      first,
      after,
    );
  }

  private async rows(list: Conditions, limit: number): Promise<object[]> {
    const last = place(list, limit);
    const { values } = list;
    // the plain lists are prepared once; a text is planned for its own words each time
    const name = `${list.name}.${list.along.length}.${values.length}`;
    if (list.texts.length === 0) return this.database.read<object>({ name, text: walk(list, last) }, values);
    const rows = await this.database.read<object>(amongNewest(list, last), values);
    return rows.length === limit ? rows : this.database.read<object>(found(list, last), values);
  }
}

function place(list: Conditions, value: unknown): string {
  list.values.push(value);
  return `$${list.values.length}`;
}

/**
 * Three letters in a row are found by their trigram; a place with less than that, by the pairs of its letters. The last
 * condition keeps what is masked from being found.
 */
function addPlace(list: Conditions, location: string): void {
  const pattern = place(list, containing(location));
  list.texts.push(
    TRIGRAM.test(location)
      ? `c.location ilike ${pattern}`
      : `letter_pairs(c.location) @> letter_pairs(${place(list, location)})`,
    `lower(coalesce(c.masked_location, c.location)) like lower(${pattern})`,
  );
}

/** False where the search has no word at all, which nothing can match. */
function addWords(list: Conditions, q: string): boolean {
  const words = toTsQuery(q);
  if (words) list.texts.push(`c.search @@ to_tsquery('english', ${place(list, words)})`);
  return words !== null;
}

const walk = ({ along }: Conditions, limit: string): string =>
  `select ${CONTRACT_COLUMNS} from contracts c where ${along.join(' and ')} ${NEWEST_FIRST} limit ${limit}`;

/**
 * PostgreSQL can't know how long a walk takes to meet a text that it has no figures of, and is wrong by seconds. So the
 * newest are looked through first, which fills the page for every text that is not rare, ...
 */
const amongNewest = ({ along, texts }: Conditions, limit: string): string =>
  `select ${CONTRACT_COLUMNS} from (
     select * from contracts c where ${along.join(' and ')} ${NEWEST_FIRST} limit ${NEWEST}) c
   where ${texts.join(' and ')} ${NEWEST_FIRST} limit ${limit}`;

/** ... and then the index of the texts is asked; `offset 0` keeps order and limit from talking the planner out of that. */
const found = ({ along, texts }: Conditions, limit: string): string =>
  `select ${CONTRACT_COLUMNS} from (
     select c.id from (
       select c.id, c.created_at from contracts c where ${[...along, ...texts].join(' and ')} offset 0) c
     ${NEWEST_FIRST} limit ${limit}) page
   join contracts c on c.id = page.id ${NEWEST_FIRST}`;
