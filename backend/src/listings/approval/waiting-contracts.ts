import { differencesOf } from '@handover/domain/listings/contract-changes';
import { Injectable } from '@nestjs/common';
import type { Connection, OrderedPage } from '../../common/api/paging.js';
import { WaitingCount, countUpTo } from '../../common/api/waiting-count.js';
import type { ContractApproval } from '../../contracts/approval/contract-approval.entity.js';
import { contractsWaiting } from '../../contracts/approval/waiting.rows.js';
import { asWritten, toContract } from '../../contracts/contract.rows.js';
import { ContractSales } from '../../contracts/contract.sales.js';
import { Database } from '../../database/database.js';
import { newestFirstRows } from '../../database/newest-first.js';
import { joinUser } from '../../users/user.rows.js';
import { WaitingContract } from './approval.types.js';

type Row = Pick<ContractApproval, 'shown' | 'hasNewPhotos'> & { askedAt: string; holderEmail: string };

/** The queue of contracts that wait for an admin. SQL: a contract's columns, its approval and its holder in one statement. */
@Injectable()
export class WaitingContracts {
  constructor(
    private readonly database: Database,
    private readonly sales: ContractSales,
  ) {}

  /** Longest waiting first, unless the page says otherwise. */
  list(page: OrderedPage): Promise<Connection<WaitingContract>> {
    return newestFirstRows(
      this.database,
      {
        select: `select ${this.sales.columns}, a.shown, a.has_new_photos as "hasNewPhotos", a.created_at as "askedAt",
            u.email as "holderEmail" from ${contractsWaiting('c', 'a')} ${joinUser('u', 'c.user_id')}`,
        by: 'a',
        toEntity: toWaiting,
      },
      { ...page, sort: page.sort ?? 'oldest' },
    );
  }

  async count(): Promise<WaitingCount> {
    const rows = await this.database.query<{ count: number }>(
      countUpTo(`select from ${contractsWaiting('c', 'a')}`),
    );
    return WaitingCount.of(rows);
  }
}

function toWaiting(row: object): WaitingContract {
  const { shown, hasNewPhotos, askedAt, holderEmail, ...columns } = row as Row;
  const contract = asWritten(toContract(columns));
  return Object.assign(new WaitingContract(), {
    ...{ id: contract.id, contract, createdAt: askedAt, hasNewPhotos, holderEmail },
    isNew: shown === null,
    changes: shown ? differencesOf(shown, contract) : [],
  });
}
