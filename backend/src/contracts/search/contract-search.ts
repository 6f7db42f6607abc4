import { Injectable } from '@nestjs/common';
import { connectionOf, type Connection, type OrderedPage, type PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { keysetPage } from '../../database/newest-first.js';
import type { ContractType } from '../contract.columns.js';
import { Contract } from '../contract.entity.js';
import { ContractFilter } from './filter.input.js';
import type { ContractStatus } from '../contract.status.js';
import { asSeenBy, asWritten, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { ContractSort } from './sort.js';
import { after, completeList, isCovered, NEWEST_FIRST, publicList, textsOf, wordsOf } from './conditions.js';
import type { Conditions } from './query-parts.js';
import {
  boundAt,
  countFound,
  countHead,
  countWalked,
  countWithoutPlace,
  found,
  foundByWords,
  foundUpTo,
  inHead,
  listed,
  literallyInHead,
  type Query,
} from './statements.js';
import { HEAD, SCAN_SIZES, WORD_SCAN } from './scan-sizes.js';
import { SearchFrequencies } from './frequencies.js';
import { costOfMatches, readsPlaces, readsType, readsWindow, searchPlan } from './plan.js';
import { corrected } from './word-correction.js';

const USUAL_PAGE = 24;
/** The highest total that is counted. */
const MOST_COUNTED = 1000;
/** A search with fewer matches in the head of the list is rare enough to be counted completely. */
const RARE = 20;

export interface ListOptions extends PageArgs {
  /** The viewer; a visitor by default. */
  viewer?: Viewer | null;
  filter?: ContractFilter | null;
  sort?: ContractSort | null;
}

/** A page of the list of admins. */
export interface ListAllOptions extends OrderedPage {
  q?: string | null;
  type?: ContractType | null;
  status?: ContractStatus | null;
}

/** How many contracts a list has: at least `count` if it is capped, otherwise exactly. */
export interface Total {
  count: number;
  capped: boolean;
}

/** A page of a list that is counted only if a client asks for the total. */
export interface CountedConnection extends Connection<Readonly<Contract>> {
  total: () => Promise<Total>;
  /** How many more match, but have no known place; null for a list that is not around a place. */
  withoutPlace: () => Promise<Total | null>;
  /** The words that were searched for, because those of the filter match nothing; null otherwise. */
  correctedSearch: string | null;
}

type Read = (query: Query) => Promise<object[]>;

/** Lists of contracts in keyset pages, each order served by an index. */
@Injectable()
export class ContractsSearch {
  /** Tests make them small. */
  sizes = SCAN_SIZES;

  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
    private readonly frequencies: SearchFrequencies,
  ) {}

  /** Active and pending contracts, newest first unless another order is given. */
  async list({ viewer, filter, sort, ...page }: ListOptions): Promise<CountedConnection> {
    const given = filter ?? {};
    const order = sort ?? ContractSort.NEWEST;
    const read = (list: Conditions | null, part: PageArgs) =>
      this.page((contract) => asSeenBy(viewer, contract), list, part);
    const list = await this.publicList(given, order);
    const shown = await read(list, page);
    // a later page may be empty although the search has matches
    const isMisspelled =
      shown.edges.length === 0 &&
      Boolean(list?.search) &&
      (!page.after || (await read(list, { first: 1 })).edges.length === 0);
    const words = isMisspelled ? corrected(list?.search?.words ?? []) : null;
    if (!words) return { ...shown, ...this.counts(given, list), correctedSearch: null };
    const q = words.join(' ');
    const meant = await this.publicList(Object.assign(new ContractFilter(), given, { q }), order);
    return { ...(await read(meant, page)), ...this.counts(given, meant), correctedSearch: q };
  }

  private async publicList(filter: ContractFilter, sort: ContractSort): Promise<Conditions | null> {
    const words = wordsOf(filter.q ?? '');
    return publicList(filter, sort, await this.frequencies.wholeWords(words));
  }

  private counts(
    filter: ContractFilter,
    list: Conditions | null,
  ): Pick<CountedConnection, 'total' | 'withoutPlace'> {
    let total: Promise<Total> | undefined;
    let withoutPlace: Promise<Total | null> | undefined;
    return {
      total: () => (total ??= this.count(list)),
      withoutPlace: () => (withoutPlace ??= this.countWithoutPlace(filter)),
    };
  }

  /** All contracts in any status, for admins; `q` searches as in the public list, or names a contract or its holder. */
  listAll({ q, type, status, sort, ...page }: ListAllOptions): Promise<Connection<Readonly<Contract>>> {
    return this.page(asWritten, completeList(q, { type, status, sort }), page, 'query');
  }

  private async page(
    maskedOr: (contract: Readonly<Contract>) => Readonly<Contract>,
    list: Conditions | null,
    page: PageArgs,
    from: 'read' | 'query' = 'read',
  ): Promise<Connection<Readonly<Contract>>> {
    if (!list) return connectionOf<Contract>([], 1, page.after);
    return keysetPage(
      page,
      USUAL_PAGE,
      async (position, limit) => {
        const rows = await this.rows(position ? after(list, position) : list, limit, from);
        return rows.map((row) => maskedOr(toContract(row)));
      },
      list.order,
    );
  }

  private async rows(list: Conditions, limit: number, from: 'read' | 'query'): Promise<object[]> {
    const { columns } = this.sales;
    const read: Read = (query) => this.database[from]<object>({ ...query, as: Contract }, query.values);
    if (textsOf(list).length === 0) return read(listed(list, columns, limit));
    if (!list.search) return this.filtered(list, limit, read);
    if (list.checked.length === 0) return this.searched(list, list.search.terms, limit, read);
    const rows = await this.filtered(list, limit, read);
    return rows.length > 0 ? rows : read(literallyInHead(list, columns, limit));
  }

  /** By words alone: from the head of the list or from the index, whichever their frequencies let expect to cost less. */
  private async searched(list: Conditions, given: string[], limit: number, read: Read): Promise<object[]> {
    const { columns } = this.sales;
    const isNewest = list.order.column === 'created_at';
    const frequencies = await this.frequencies.ofTerms(given);
    const plan = searchPlan(given, frequencies, limit, isNewest);
    const rows = plan.scansHead ? await read(inHead(list, columns, limit, WORD_SCAN)) : [];
    if (rows.length === limit) return rows;
    const byType = list.ofType !== null && readsType(plan, frequencies);
    const all = await read(foundByWords(list, columns, { terms: plan.terms, byType }, limit));
    return all.length === 0 && plan.mayBeStopWords ? read(literallyInHead(list, columns, limit)) : all;
  }

  /**
   * By facts, places and words with them: from the head of the list, or from the indexes if it does not promise a full page.
   */
  private async filtered(list: Conditions, limit: number, read: Read): Promise<object[]> {
    const { columns } = this.sales;
    const { first, larger } = this.sizes;
    let rows = await read(inHead(list, columns, limit, first));
    if (rows.length < limit && rows.length * larger >= limit * first)
      rows = await read(inHead(list, columns, limit, larger));
    return rows.length === limit ? rows : this.foundByFacts(list, limit, read);
  }

  /** All matches are read from the indexes, or those of a part of the order if they are many. */
  private async foundByFacts(list: Conditions, limit: number, read: Read): Promise<object[]> {
    const { columns } = this.sales;
    const { window } = this.sizes;
    const hasOwnIndex = isCovered(list);
    if (list.found.length === 0 || (hasOwnIndex && !list.places)) return read(found(list, columns, limit));
    const frequencies = await this.frequencies.ofFacts(list.found);
    // PostgreSQL then chooses between the indexes
    if (!frequencies) return read(found(list, columns, limit));
    if (!hasOwnIndex && readsWindow(costOfMatches(frequencies), window) && !list.order.placeIds) {
      const [last] = (await read(boundAt(list, window))) as { bound: unknown }[];
      const rows = last ? await read(foundUpTo(list, columns, limit, last.bound)) : [];
      if (rows.length === limit) return rows;
    }
    // words are in no other index: they are checked on the rows
    const isOnlyIndex = hasOwnIndex && !list.search;
    const byPlace = list.places !== null && readsPlaces(frequencies, list.places.count, isOnlyIndex);
    return read(found(list, columns, limit, byPlace));
  }

  /** Bounded work at any size: a long list and the common words of a search are not counted to the end. */
  private async count(list: Conditions | null): Promise<Total> {
    if (!list) return { count: 0, capped: false };
    if (textsOf(list).length === 0) {
      const counted = await this.counted(countWalked(list, MOST_COUNTED + 1), list);
      return { count: Math.min(counted.count, MOST_COUNTED), capped: counted.count > MOST_COUNTED };
    }
    // in the order that is cheapest to scan
    const own = { ...list, order: NEWEST_FIRST, values: [...list.values] };
    const head = await this.counted(countHead(own), own);
    if (head.scanned < HEAD) return { count: head.count, capped: false };
    if (head.count >= RARE) return { count: Math.min(head.count, MOST_COUNTED), capped: true };
    const all = countFound(list);
    const { count } = await this.counted(all.text, all);
    return { count: Math.min(Math.max(count, head.count), MOST_COUNTED), capped: count > MOST_COUNTED };
  }

  private async countWithoutPlace({ near, ...others }: ContractFilter): Promise<Total | null> {
    const list = near ? await this.publicList(others, ContractSort.NEWEST) : null;
    if (!list) return null;
    const { count, scanned } = await this.counted(countWithoutPlace(list), list);
    return { count: Math.min(count, MOST_COUNTED), capped: scanned === HEAD || count > MOST_COUNTED };
  }

  private async counted(
    text: string,
    { values }: Pick<Conditions, 'values'>,
  ): Promise<{ count: number; scanned: number }> {
    const [row] = await this.database.read<{ count: number; scanned: number }>(text, values);
    return row ?? { count: 0, scanned: 0 };
  }
}
