import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../database/database.js';
import { sqlList } from '../../database/sql-list.js';
import type { ContractType } from '../contract.columns.js';
import { ContractStatus, LISTED } from '../contract.status.js';
import { Contract } from '../contract.entity.js';
import { contractCompany, type Ruled } from './contract.rules.js';
import type { ContractCompany } from './rule.types.js';

/** SQL: the company of the contract with this id. */
export const subjectOf = (contractId: string): string =>
  `(select c.subject_id from contracts c where c.id = ${contractId})`;

export type CompanyContract = Ruled & { id: string; userId: string };

/** SQL in this class: counts of several companies at once, served by an index, and an update in batches. */
@Injectable()
export class CompanyContracts {
  constructor(private readonly database: Database) {}

  /** How many contracts of a type are on the public list, by the ids of their companies. */
  async countListed(ids: readonly string[], type: ContractType | null): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    // SQL: one scan of an index for all companies of a page
    const rows = await this.database.read<{ id: string; count: number }>(
      `select subject_id as id, count(*)::int as count from contracts
       where status in (${sqlList(LISTED)}) and subject_id = any($1::uuid[]) and ($2::text is null or type = $2)
       group by 1`,
      [ids, type],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The published companies of contracts, by the ids of the contracts. */
  async companiesOf(ids: readonly string[]): Promise<Map<string, ContractCompany | null>> {
    const found = await this.database.manager.find(Contract, {
      select: { id: true, subjectId: true, type: true },
      where: { id: In([...ids]) },
    });
    return new Map(found.map((contract) => [contract.id, contractCompany(contract)]));
  }

  /**
   * Up to `limit` contracts on the market that have a company, after an id. SQL: the columns that rules need, with the
   * day of listing if no day was stated.
   */
  onMarket(after: string | null, limit: number): Promise<CompanyContract[]> {
    return this.database.query<CompanyContract>(
      `select id, user_id as "userId", type, facts, subject_id as "subjectId", place_id as "placeId", location,
         monthly_payment as "monthlyPayment", remaining_term_months as "remainingTermMonths",
         coalesce(term_as_of, (created_at at time zone 'UTC')::date)::text as "termAsOf"
       from contracts where status = '${ContractStatus.ACTIVE}' and subject_id is not null
         and ($1::uuid is null or id > $1)
       order by id limit $2`,
      [after, limit],
    );
  }

  /**
   * Moves up to `limit` contracts of a company, after an id, to another one. Returns the last id, null if none is left.
   * SQL: the primary key walks the contracts once, and each statement locks few rows.
   */
  async move(
    [from, to]: readonly [string, string],
    after: string | null,
    limit: number,
  ): Promise<string | null> {
    const rows = await this.database.query<{ id: string }>(
      `update contracts set subject_id = $2
       where id in (select id from contracts where subject_id = $1 and ($3::uuid is null or id > $3)
         order by id limit $4) and subject_id = $1
       returning id`,
      [from, to, after, limit],
    );
    return rows.reduce<string | null>((last, { id }) => (last === null || id > last ? id : last), null);
  }
}
