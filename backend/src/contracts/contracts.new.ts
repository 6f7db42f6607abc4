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

/** What was listed in a period and matches a search: the public list with two more bounds, on the index of its order. */
@Injectable()
export class NewContracts {
  constructor(private readonly sales: ContractSales) {}

  /** Newest first, as the public may read them. SQL: the statements of the public list, in the caller's transaction. */
  async matching(
    tx: Tx,
    filter: ContractFilter,
    { after, until, notOf }: Period,
    limit: number,
  ): Promise<Contract[]> {
    const found = publicList(filter, ContractSort.NEWEST);
    if (!found) return [];
    const list = { ...found, name: null, indexed: [...found.indexed] };
    list.indexed.push(
      `c.created_at > ${parameter(list, after)}::timestamptz`,
      `c.created_at <= ${parameter(list, until)}::timestamptz`,
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
