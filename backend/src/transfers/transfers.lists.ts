import { Injectable } from '@nestjs/common';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { In } from 'typeorm';
import { notFound } from '../common/api/errors.js';
import { isUuid, type Connection, type PageArgs } from '../common/api/paging.js';
import { may, type Viewer } from '../common/api/request-of.js';
import { Database } from '../database/database.js';
import { newestFirst } from '../database/newest-first.js';
import { TransferBook } from './transfer.book.js';
import { Transfer } from './transfer.entity.js';
import { partyOf } from './parties/party-of.js';
import { TransferViews } from './transfer.views.js';

/** Reads transfers for their parties and for staff; for everyone else they do not exist. */
@Injectable()
export class TransfersLists {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly views: TransferViews,
  ) {}

  async get(viewer: Viewer, id: string): Promise<Transfer> {
    const transfer = await this.book.find(id);
    if (!transfer || !(may(viewer, 'readTransfers') || partyOf(transfer, viewer))) throw notFound('Transfer');
    return this.seen(viewer, transfer);
  }

  /** The open one, or else the newest, of those that the viewer may see; null if there is none. */
  async findOfContract(viewer: Viewer | null, contractId: string): Promise<Transfer | null> {
    if (!viewer || !isUuid(contractId)) return null;
    const own = may(viewer, 'readTransfers') ? [{}] : [{ buyerId: viewer.id }, { sellerId: viewer.id }];
    const newest = (more: object) =>
      this.database.manager.findOne(Transfer, {
        where: own.map((condition) => ({ contractId, ...condition, ...more })),
        order: { createdAt: 'DESC' },
      });
    const transfer = (await newest({ status: In(OPEN_STATUSES) })) ?? (await newest({}));
    return transfer && this.seen(viewer, transfer);
  }

  async getOfContract(viewer: Viewer, contractId: string): Promise<Transfer> {
    const transfer = await this.findOfContract(viewer, contractId);
    if (!transfer) throw notFound('Transfer');
    return transfer;
  }

  /** The viewer's own, as holder and as buyer. */
  async mine(viewer: Viewer, page: PageArgs): Promise<Connection<Transfer>> {
    const list = this.database.manager.createQueryBuilder(Transfer, 'transfer');
    list.where('(transfer.buyerId = :viewer or transfer.sellerId = :viewer)', { viewer: viewer.id });
    const read = await newestFirst(list, page);
    await this.views.of(
      viewer,
      read.edges.map(({ node }) => node),
    );
    return read;
  }

  private async seen(viewer: Viewer, transfer: Transfer): Promise<Transfer> {
    return (await this.views.of(viewer, [transfer]))[0] as Transfer;
  }
}
