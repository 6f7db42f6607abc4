import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/database.js';
import type { Contract } from './contract.entity.js';
import type { ContractFilter } from './contract.filter.js';
import { toContract } from './contract.rows.js';
import { ContractSales } from './contract.sales.js';
import { ContractSort } from './contract.sort.js';
import {
  inHead,
  listed,
  literallyInHead,
  parameter,
  publicList,
  textsOf,
  type Conditions,
  type Query,
} from './contracts.conditions.js';

/** Of the contracts of a period, this many are searched for texts; more than are listed in a week. */
const MOST_SEARCHED = 50_000;

/** A period of listing; contracts of this member are left out. */
export interface Period {
  after: string;
  until: string;
  notOf: string;
}

/** What became available in a period and matches a search: the public list with two more bounds, each on an index. */
@Injectable()
export class NewContracts {
  constructor(private readonly sales: ContractSales) {}

  /**
   * What became available in the period: listed, or listed again. Newest first, as the public may read them. SQL: the
   * statements of the public list, in the caller's transaction.
   */
  async matching(tx: Tx, filter: ContractFilter, period: Period, limit: number): Promise<Contract[]> {
    const found = publicList(filter, ContractSort.NEWEST);
    if (!found) return [];
    const listedFirst = await this.within(tx, found, 'c.created_at', period, limit);
    const listedAgain = await this.within(tx, found, 'c.listed_at', period, limit);
    const all = new Map([...listedFirst, ...listedAgain].map((contract) => [contract.id, contract]));
    // both are cut at the limit, so the newest of all are among them
    const newestFirst = [...all.values()].sort((a, b) => Date.parse(b.listedAt) - Date.parse(a.listedAt));
    return newestFirst.slice(0, limit);
  }

  private async within(
    tx: Tx,
    found: Conditions,
    moment: string,
    { after, until, notOf }: Period,
    limit: number,
  ): Promise<Contract[]> {
    const list = { ...found, name: null, indexed: [...found.indexed], values: [...found.values] };
    list.indexed.push(
      `${moment} > ${parameter(list, after)}::timestamptz`,
      `${moment} <= ${parameter(list, until)}::timestamptz`,
      `c.user_id <> ${parameter(list, notOf)}::uuid`,
    );
    const { columns } = this.sales;
    const read = ({ values, ...statement }: Query) => tx.query<object>(statement, values);
    if (textsOf(list).length === 0) return (await read(listed(list, columns, limit))).map(toContract);
    const rows = await read(inHead(list, columns, limit, MOST_SEARCHED));
    const all = rows.length === 0 && list.search ? await read(literallyInHead(list, columns, limit)) : rows;
    return all.map(toContract);
  }
}
