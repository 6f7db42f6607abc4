import { Injectable } from '@nestjs/common';
import { connectionOf, type Connection, type PageArgs } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { containing } from '../database/containing.js';
import { Database } from '../database/database.js';
import { keysetPage } from '../database/newest-first.js';
import { sqlList } from '../database/sql-list.js';
import type { Contract } from './contract.entity.js';
import type { ContractFilter } from './contract.inputs.js';
import { asSeenBy, asWritten, toContract } from './contract.rows.js';
import { ContractSales } from './contract.sales.js';
import { LISTED } from './contract.status.js';

const USUAL_PAGE = 24;
const MOST_WORDS = 10;
/** Number of newest contracts scanned before the text index is used. */
const NEWEST = 2000;

/** Conditions of a list: those served by the ordering index, and those that need the texts. */
interface Conditions {
  columns: string;
  name: string;
  indexed: string[];
  locations: string[];
  search: Search | null;
  values: unknown[];
}

interface Search {
  /** SQL of the tsquery. */
  query: string;
  words: string[];
}

export interface ListOptions extends PageArgs {
  /** The viewer; a visitor by default. */
  viewer?: Viewer | null;
  filter?: ContractFilter | null;
}

/** Literals instead of parameters, so that the planner can use the partial indexes on listed statuses. */
const IS_LISTED = `c.status in (${sqlList(LISTED)})`;

const NEWEST_FIRST = 'order by c.created_at desc, c.id desc';
/** Other letters are part of a trigram in some locales only. */
const TRIGRAM = /[a-z0-9]{3}/i;

/** Lowercases every script, whatever the database's locale; the indexes use the same expression. */
const folded = (text: string): string => `lower(${text} collate pg_unicode_fast)`;
const seen = (text: string): string => `coalesce(c.masked_${text}, c.${text})`;
const LOCATION = folded(seen('location'));
const ALL_TEXTS = folded(['title', 'location', 'description'].map(seen).join(` || ' ' || `));

const wordsOf = (q: string): string[] => q.match(/[\p{L}\p{N}]+/gu)?.slice(0, MOST_WORDS) ?? [];
/** A tsquery that requires every word, each as a prefix. */
const toTsQuery = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** Lists of contracts in keyset pages on (created_at, id), newest first, each served by an index. */
@Injectable()
export class ContractsSearch {
  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
  ) {}

  list({ viewer, filter, ...page }: ListOptions): Promise<Connection<Contract>> {
    const { type, location, q } = filter ?? {};
    const list = this.conditions('contracts.list', IS_LISTED);
    if (type) list.indexed.push(`c.type = ${parameter(list, type)}`);
    if (location) addLocation(list, location);
    if (q && !addWords(list, q)) return Promise.resolve(connectionOf<Contract>([], 1, page.after));
    return this.page((contract) => asSeenBy(viewer, contract), list, page);
  }

  /** All contracts in any status, for admins; `q` searches as in the public list. */
  listAll({ q, ...page }: PageArgs & { q?: string | null }): Promise<Connection<Contract>> {
    const list = this.conditions('contracts.list-all', 'true');
    if (q && !addWords(list, q)) return Promise.resolve(connectionOf<Contract>([], 1, page.after));
    return this.page(asWritten, list, page);
  }

  private conditions(name: string, condition: string): Conditions {
    return {
      columns: this.sales.columns,
      name,
      indexed: [condition],
      locations: [],
      search: null,
      values: [],
    };
  }

  private page(
    seen: (contract: Contract) => Contract,
    list: Conditions,
    page: PageArgs,
  ): Promise<Connection<Contract>> {
    return keysetPage(page, USUAL_PAGE, async (position, limit) => {
      if (position) {
        const [createdAt, id] = position.map((value) => parameter(list, value));
        list.indexed.push(`(c.created_at, c.id) < (${createdAt}::timestamptz, ${id}::uuid)`);
      }
      return (await this.rows(list, limit)).map((row) => seen(toContract(row)));
    });
  }

  private async rows(list: Conditions, limit: number): Promise<object[]> {
    const last = parameter(list, limit);
    const { values } = list;
    // Lists without a search are prepared once; a search is planned for its own words each time.
    const name = `${list.name}.${list.indexed.length}.${values.length}`;
    if (textsOf(list).length === 0)
      return this.database.read<object>({ name, text: walk(list, last) }, values);
    const rows = await this.database.read<object>(amongNewest(list, textsOf(list), last), values);
    if (rows.length === limit) return rows;
    const all = await this.database.read<object>(found(list, last), values);
    if (all.length > 0 || !list.search) return all;
    return this.database.read<object>(amongNewest(list, literally(list, list.search), last), values);
  }
}

/** Adds a value and returns its placeholder. */
function parameter(list: Conditions, value: unknown): string {
  list.values.push(value);
  return `$${list.values.length}`;
}

/** Text with three letters in a row is found by trigrams, shorter text by letter pairs. */
function addLocation(list: Conditions, location: string): void {
  list.locations.push(`${LOCATION} like ${folded(parameter(list, containing(location)))}`);
  if (!TRIGRAM.test(location))
    list.locations.push(`letter_pairs(${LOCATION}) @> letter_pairs(${folded(parameter(list, location))})`);
}

/** False if the search has no word, so that nothing can match. */
function addWords(list: Conditions, q: string): boolean {
  const words = wordsOf(q);
  if (words.length > 0)
    list.search = { query: `to_tsquery('english', ${folded(parameter(list, toTsQuery(words)))})`, words };
  return list.search !== null;
}

const textsOf = ({ locations, search }: Conditions): string[] =>
  search ? [...locations, `c.search @@ ${search.query}`] : locations;

/** The index has no stop words: a search of stop words only matches them literally. */
const literally = (list: Conditions, { query, words }: Search): string[] => [
  ...list.locations,
  `numnode(${query}) = 0`,
  ...words.map((word) => `${ALL_TEXTS} like ${folded(parameter(list, containing(word)))}`),
];

const walk = ({ columns, indexed }: Conditions, limit: string): string =>
  `select ${columns} from contracts c where ${indexed.join(' and ')} ${NEWEST_FIRST} limit ${limit}`;

/**
 * PostgreSQL has no statistics about how far it must scan to find a given text, and misjudges it by seconds. So the
 * newest contracts are scanned first, which fills the page unless the text is rare, ...
 */
const amongNewest = ({ columns, indexed }: Conditions, texts: string[], limit: string): string =>
  `select ${columns} from (
     select * from contracts c where ${indexed.join(' and ')} ${NEWEST_FIRST} limit ${NEWEST}) c
   where ${texts.join(' and ')} ${NEWEST_FIRST} limit ${limit}`;

/** ... and then the text index is used. `offset 0` keeps the planner from choosing the ordering index instead. */
const found = (list: Conditions, limit: string): string =>
  `select ${list.columns} from (
     select c.id from (
       select c.id, c.created_at from contracts c where ${[...list.indexed, ...textsOf(list)].join(' and ')} offset 0) c
     ${NEWEST_FIRST} limit ${limit}) page
   join contracts c on c.id = page.id ${NEWEST_FIRST}`;
