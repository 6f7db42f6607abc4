import { Injectable } from '@nestjs/common';
import { isOpen } from '@handover/domain/transfers/transfer-life';
import { isPausedFor } from '@handover/domain/transfers/transfer-pauses';
import { AuditService } from '../../audit/audit.service.js';
import { isUuid } from '../../common/api/paging.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { Database, type Tx } from '../../database/database.js';
import { PaymentsTransfers } from '../../payments/payments.transfers.js';
import { stateOf, TransferBook } from '../transfer.book.js';
import { TransferChanges } from '../transfer.changes.js';
import { Transfer } from '../transfer.entity.js';

/** What reports need to know about the parties to transfers, and the pause while an admin looks. */
@Injectable()
export class ReportedParties {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly money: PaymentsTransfers,
    private readonly audit: AuditService,
  ) {}

  /** The viewer's transfer with this id, or their newest with this member; null if there is none. */
  async find(viewerId: string, id: string): Promise<{ transfer: Transfer; otherId: string } | null> {
    if (!isUuid(id)) return null;
    const transfer = await this.database.manager.findOne(Transfer, {
      where: [
        { id, buyerId: viewerId },
        { id, sellerId: viewerId },
        { buyerId: viewerId, sellerId: id },
        { sellerId: viewerId, buyerId: id },
      ],
      order: { createdAt: 'DESC' },
    });
    if (!transfer) return null;
    const { buyerId, sellerId } = transfer;
    return { transfer, otherId: buyerId === viewerId ? sellerId : buyerId };
  }

  /** Stops every deadline until an admin has looked at the report; false if the transfer is over or another report has. */
  async pause(tx: Tx, { id, purchaseId }: Pick<Transfer, 'id' | 'purchaseId'>): Promise<boolean> {
    const purchase = await this.money.lock(tx, purchaseId);
    const transfer = await this.book.lock(tx, id);
    if (!isOpen(transfer.status) || isPausedFor(stateOf(transfer), 'report')) return false;
    const move = {
      action: 'pause',
      by: 'clock',
      pauseReason: 'report',
      note: 'A report is being looked at.',
    } as const;
    await this.changes.make(tx, transfer, { move, userId: null, purchase });
    return true;
  }

  /** Settles the report as a reason for the pause, after it was dismissed. */
  async resume(tx: Tx, caller: RequestContext, id: string): Promise<void> {
    const transfer = await this.book.lock(tx, id);
    const { status } = transfer;
    if (!isPausedFor(stateOf(transfer), 'report')) return;
    const note = 'We looked at the report.';
    const move = { action: 'resume', by: 'admin', pauseReason: 'report', note } as const;
    // no money moves, so the purchase need not be locked
    const after = await this.changes.make(tx, transfer, {
      move,
      userId: viewerOf(caller).id,
      purchase: null,
    });
    const target = { type: 'transfer', id } as const;
    await this.audit.record(
      tx,
      caller,
      'transfer.resume',
      target,
      { status },
      { status: after.status, reason: note },
    );
  }
}
