import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/database.js';
import type { Contract } from '../contract.entity.js';
import type { ContractFilter } from './filter.input.js';
import { toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { ContractSort } from './sort.js';
import { publicList, textsOf } from './conditions.js';
import { parameter, type Conditions } from './query-parts.js';
import { STOP_WORDS, type Step } from './plan.js';
import { runSteps } from './run-steps.js';

/** At most this many contracts of a period are searched for texts. Fewer are listed in a week. */
const MOST_SEARCHED = 50_000;

/** A period of listing; contracts of this member are left out. */
export interface Period {
  after: string;
  until: string;
  notOf: string;
}

/**
 * Finds contracts that became available in a period and match a search: the public list with two more bounds, each on
 * an index.
 */
@Injectable()
export class NewContracts {
  constructor(private readonly sales: ContractSales) {}

  /**
   * Returns contracts that were listed or relisted in the period, newest first, as the public may read them. SQL: the
   * statements of the public list, in the caller's transaction.
   */
  async matching(tx: Tx, filter: ContractFilter, period: Period, limit: number): Promise<Contract[]> {
    const found = publicList(filter, ContractSort.NEWEST);
    if (!found) return [];
    const listedFirst = await this.within(tx, found, 'created_at', period, limit);
    const listedAgain = await this.within(tx, found, 'listed_at', period, limit);
    const all = new Map([...listedFirst, ...listedAgain].map((contract) => [contract.id, contract]));
    // both lists are cut at the limit, newest first, so they contain the newest of all
    const newestFirst = [...all.values()].sort((a, b) => Date.parse(b.listedAt) - Date.parse(a.listedAt));
    return newestFirst.slice(0, limit);
  }

  private async within(
    tx: Tx,
    found: Conditions,
    column: 'created_at' | 'listed_at',
    { after, until, notOf }: Period,
    limit: number,
  ): Promise<Contract[]> {
    const order = { ...found.order, column };
    const list = { ...found, name: null, order, indexed: [...found.indexed], values: [...found.values] };
    list.indexed.push(
      `c.${column} > ${parameter(list, after)}::timestamptz`,
      `c.${column} <= ${parameter(list, until)}::timestamptz`,
      `c.user_id <> ${parameter(list, notOf)}::uuid`,
    );
    const steps: Step[] =
      textsOf(list).length === 0
        ? [{ from: 'list' }]
        : [{ from: 'head', contracts: MOST_SEARCHED }, ...(list.search ? [STOP_WORDS] : [])];
    const rows = await runSteps(
      steps,
      { list, columns: this.sales.columns, limit },
      ({ values, ...statement }) => tx.query<object>(statement, values),
    );
    return rows.map(toContract);
  }
}
