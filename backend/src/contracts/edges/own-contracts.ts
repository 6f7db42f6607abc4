import { LISTING_LIFE } from '@handover/domain/listings/listing-life';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { Connection, PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database, type Tx } from '../../database/database.js';
import { newestFirstRows } from '../../database/newest-first.js';
import { sqlList } from '../../database/sql-list.js';
import { Contract } from '../contract.entity.js';
import { asSeenBy, asWritten, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';
import { ContractStatus, LISTED } from '../contract.status.js';

interface OwnPage extends PageArgs {
  /** Only those with it. */
  status?: ContractStatus | null | undefined;
}

/** In these states, a contract that is off the market can still be edited. */
const EDITABLE = Object.entries(LISTING_LIFE).flatMap(([state, { edit }]) => (edit ? [state] : []));

/** SQL: the newest contract of a member with a VIN that is for sale, sold, or could be relisted; by an index on the VIN. */
const BY_VIN = `select c.id from private_facts f join contracts c on c.id = f.contract_id
  where lower(f.facts ->> 'vin') = lower($2) and c.user_id = $1
    and (c.status in (${sqlList(LISTED)}) or c.off_market_reason in (${sqlList(EDITABLE)}))
  order by c.status in (${sqlList(LISTED)}) desc, c.created_at desc limit 1`;

/**
 * The contracts that a member listed, in any status, newest first. SQL: the hot list's columns, by the index
 * contracts_user.
 */
@Injectable()
export class OwnContracts {
  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
  ) {}

  /** Those of an organisation, for its members. */
  ofOrganisation(
    organisationId: string,
    { status, ...page }: OwnPage,
  ): Promise<Connection<Readonly<Contract>>> {
    return newestFirstRows(
      this.database,
      {
        ...this.wanted('organisation', organisationId, status),
        toEntity: (row) => {
          const contract = toContract(row);
          return contract.hiddenAt ? contract : asWritten(contract);
        },
      },
      page,
    );
  }

  list(viewer: Viewer, { status, ...page }: OwnPage): Promise<Connection<Readonly<Contract>>> {
    return newestFirstRows(
      this.database,
      {
        ...this.wanted('user', viewer.id, status),
        toEntity: (row) => asSeenBy(viewer, toContract(row)),
      },
      page,
    );
  }

  private wanted(by: 'organisation' | 'user', id: string, status: ContractStatus | null | undefined) {
    return {
      name: `contracts.of-${by}${status ? '.in-status' : ''}`,
      select: `select ${this.sales.columns} from contracts c`,
      by: 'c',
      conditions: [`c.${by}_id = $1`, ...(status ? ['c.status = $2'] : [])],
      values: [id, ...(status ? [status] : [])],
    };
  }

  /** The id of the member's contract with this external id; null if there is none. */
  async idByExternalId(tx: Tx, userId: string, externalId: string): Promise<string | null> {
    const where = { userId, externalId };
    return (await tx.manager.findOne(Contract, { select: { id: true }, where }))?.id ?? null;
  }

  /** The id of the member's contract about the car with this VIN that an edit would concern; null if there is none. */
  async idByVin(tx: Tx, userId: string, vin: string): Promise<string | null> {
    const [found] = await tx.query<{ id: string }>(BY_VIN, [userId, vin]);
    return found?.id ?? null;
  }

  /** By the ids of the contracts; those that have none are left out. */
  async externalIdsOf(
    ids: readonly string[],
    { manager }: Pick<Tx, 'manager'> = this.database,
  ): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await manager.find(Contract, {
      select: { id: true, externalId: true },
      where: { id: In([...ids]), externalId: Not(IsNull()) },
    });
    return new Map(rows.map(({ id, externalId }) => [id, externalId as string]));
  }

  /** The member's active contracts, or those that they listed for the organisation they act for, that have an external id, in the order of their ids. */
  async activeWithExternalId({ id: userId, actsFor }: Viewer): Promise<{ id: string; externalId: string }[]> {
    const rows = await this.database.manager.find(Contract, {
      select: { id: true, externalId: true },
      where: {
        ...{ userId, status: ContractStatus.ACTIVE, externalId: Not(IsNull()) },
        ...(actsFor && { organisationId: actsFor }),
      },
      order: { id: 'ASC' },
    });
    return rows as { id: string; externalId: string }[];
  }
}
