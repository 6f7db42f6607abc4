import { Injectable } from '@nestjs/common';
import { connectionOf, type Connection, type OrderedPage, type PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { keysetPage } from '../../database/newest-first.js';
import type { ContractType } from '../contract.columns.js';
import { Contract } from '../contract.entity.js';
import { ContractsByIds } from './contracts-by-ids.js';
import { ContractFilter } from './filter.input.js';
import type { ContractStatus } from '../contract.status.js';
import { asSeenBy, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { ContractSort } from './sort.js';
import { after, completeList, isOfWordsOnly, publicList, wordsOf } from './conditions.js';
import type { Conditions } from './query-parts.js';
import { SearchFrequencies } from './frequencies.js';
import { ListTotals, type Total } from './list-totals.js';
import { plan } from './plan.js';
import { runSteps } from './run-steps.js';
import { corrected } from './word-correction.js';

const USUAL_PAGE = 24;

export interface ListOptions extends PageArgs {
  /** The viewer; a visitor by default. */
  viewer?: Viewer | null;
  /** Only these, in any status and in this order. */
  ids?: readonly string[] | null;
  filter?: ContractFilter | null;
  sort?: ContractSort | null;
}

export interface ListAllOptions extends OrderedPage {
  q?: string | null;
  type?: ContractType | null;
  status?: ContractStatus | null;
}

/** A page of a list that is counted only if a client asks for the total. */
export interface CountedConnection extends Connection<Readonly<Contract>> {
  total: () => Promise<Total>;
  /** How many more contracts match but have no known place; null for a list that is not around a place. */
  withoutPlace: () => Promise<Total | null>;
  /** The words that were searched for instead, because the filter's own words match nothing; null otherwise. */
  correctedSearch: string | null;
}

/** Lists of contracts in keyset pages, each order served by an index. */
@Injectable()
export class ContractsSearch {
  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
    private readonly frequencies: SearchFrequencies,
    private readonly totals: ListTotals,
    private readonly byIds: ContractsByIds,
  ) {}

  /** Active and pending contracts, newest first unless another order is given. */
  async list({ viewer, ids, filter, sort, ...page }: ListOptions): Promise<CountedConnection> {
    if (ids) return this.named(viewer ?? null, ids);
    const given = filter ?? {};
    const order = sort ?? ContractSort.NEWEST;
    const read = (list: Conditions | null, part: PageArgs) =>
      this.page((contract) => asSeenBy(viewer, contract), list, part);
    const list = await this.publicList(given, order);
    const shown = await read(list, page);
    // a later page may be empty although the search has matches, so the first one is read, too
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

  /** Contracts by their ids; those that the viewer may not see are left out. */
  private async named(viewer: Viewer | null, ids: readonly string[]): Promise<CountedConnection> {
    const contracts = (await this.byIds.of(viewer, ids)).filter((contract) => contract !== null);
    const { length: count } = contracts;
    return {
      ...connectionOf(contracts, count, null),
      total: () => Promise.resolve({ count, capped: false }),
      withoutPlace: () => Promise.resolve(null),
      correctedSearch: null,
    };
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
      total: () => (total ??= this.totals.of(list)),
      withoutPlace: () => (withoutPlace ??= this.countWithoutPlace(filter)),
    };
  }

  /** All contracts in any status, for staff; `q` searches as in the public list, or names a contract or its holder. */
  listAll(
    viewer: Viewer,
    { q, type, status, sort, ...page }: ListAllOptions,
  ): Promise<Connection<Readonly<Contract>>> {
    const seen = (contract: Readonly<Contract>) => asSeenBy(viewer, contract);
    return this.page(seen, completeList(q, { type, status, sort }), page, 'query');
  }

  private async page(
    seen: (contract: Readonly<Contract>) => Readonly<Contract>,
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
        return rows.map((row) => seen(toContract(row)));
      },
      list.order,
    );
  }

  private async rows(list: Conditions, limit: number, from: 'read' | 'query'): Promise<object[]> {
    const terms = isOfWordsOnly(list) ? list.search?.terms : null;
    const frequencies = terms ? await this.frequencies.ofTerms(terms) : null;
    return runSteps(plan(list, frequencies, limit), { list, columns: this.sales.columns, limit }, (query) =>
      this.database[from]<object>({ ...query, as: Contract }, query.values),
    );
  }

  private async countWithoutPlace({ near, ...others }: ContractFilter): Promise<Total | null> {
    const list = near ? await this.publicList(others, ContractSort.NEWEST) : null;
    return list && this.totals.withoutPlace(list);
  }
}
