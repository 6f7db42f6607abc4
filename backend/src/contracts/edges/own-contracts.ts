import { Injectable } from '@nestjs/common';
import type { Connection, PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { Database } from '../../database/database.js';
import { newestFirstRows } from '../../database/newest-first.js';
import type { Contract } from '../contract.entity.js';
import { asSeenBy, toContract } from '../contract.rows.js';
import { ContractSales } from '../contract.sales.js';

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

  list(viewer: Viewer, page: PageArgs): Promise<Connection<Readonly<Contract>>> {
    return newestFirstRows(
      this.database,
      {
        name: 'contracts.own',
        select: `select ${this.sales.columns} from contracts c`,
        by: 'c',
        conditions: ['c.user_id = $1'],
        values: [viewer.id],
        toEntity: (row) => asSeenBy(viewer, toContract(row)),
      },
      page,
    );
  }
}
