import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import { LISTED } from '../contract.status.js';

/** A position in the public list, newest first. */
export interface ListPosition {
  createdAt: string;
  id: string;
}

export interface ListedContract extends ListPosition {
  updatedAt: string;
}

const IS_LISTED = `status in (${sqlList(LISTED)})`;

/** Walks through all publicly listed contracts, newest first, for the site map. SQL: up to 45,000 rows per file. */
@Injectable()
export class ListedContracts {
  constructor(private readonly database: Database) {}

  /**
   * Returns the first contract of the list and of each part. Parts have `size` entries; the first one has `taken`
   * fewer. PostgreSQL counts along the index and returns one row per part.
   */
  startsOfParts(size: number, taken: number): Promise<ListPosition[]> {
    return this.database.read<ListPosition>(
      `select created_at::text as "createdAt", id from (
         select created_at, id, row_number() over (order by created_at desc, id desc) - 1 as number
         from contracts where ${IS_LISTED}) listed
       where number = 0 or (number + $2) % $1 = 0 order by number`,
      [size, taken],
    );
  }

  /** Up to `limit` contracts from (`<=`) or after (`<`) a position, and before `end`. */
  walk(
    comparison: '<' | '<=',
    from: ListPosition,
    end: ListPosition | undefined,
    limit: number,
  ): Promise<ListedContract[]> {
    return this.database.read<ListedContract>(
      `select id, created_at::text as "createdAt", updated_at as "updatedAt" from contracts
       where ${IS_LISTED} and (created_at, id) ${comparison} ($1::timestamptz, $2::uuid)
         ${end ? 'and (created_at, id) > ($4::timestamptz, $5::uuid)' : ''}
       order by created_at desc, id desc limit $3`,
      [from.createdAt, from.id, limit, ...(end ? [end.createdAt, end.id] : [])],
    );
  }
}
