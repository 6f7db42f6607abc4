import { Injectable } from '@nestjs/common';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import { AuditService, type AuditAction } from '../../audit/audit.service.js';
import { notFound } from '../../common/api/errors.js';
import { refuseParty } from '../../common/api/refuse-party.js';
import { viewerOf, type RequestContext } from '../../common/api/request-of.js';
import { ContractStatus } from '../../contracts/contract.status.js';
import { Database } from '../../database/database.js';
import { PaymentsTransfers } from '../../payments/payments.transfers.js';
import { TransferBook } from '../transfer.book.js';
import { TransferChanges } from '../transfer.changes.js';
import type { TransferContact } from '../parties/contact-card.entity.js';
import type { Transfer } from '../transfer.entity.js';
import { TransferViews } from '../transfer.views.js';
import type { AdminCompleteStepInput, CancelTransferArgs, ExtendStepArgs } from './transfers.admin.inputs.js';
import { TransfersAdminLists } from './transfers.admin.lists.js';

/** What staff do with a transfer, with a reason that both parties read and the audit trail keeps. */
@Injectable()
export class TransfersAdmin {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly money: PaymentsTransfers,
    private readonly audit: AuditService,
    private readonly lists: TransfersAdminLists,
    private readonly views: TransferViews,
  ) {}

  completeStep(
    caller: RequestContext,
    id: string,
    key: string,
    { doneOn, from, validUntil, releaseIncluded, reason }: AdminCompleteStepInput,
  ): Promise<Transfer> {
    const said = { doneOn, from, validUntil, releaseIncluded, note: reason };
    const asked = { action: 'complete-step', key, ...said } as const;
    return this.act(caller, id, 'transfer.complete-step', asked);
  }

  extendStep(caller: RequestContext, id: string, { days, key, reason }: ExtendStepArgs): Promise<Transfer> {
    const asked = { action: 'extend-step', days, key: key ?? undefined, note: reason } as const;
    return this.act(caller, id, 'transfer.extend', asked);
  }

  cancel(
    caller: RequestContext,
    id: string,
    { fee, contractStatus, reason }: CancelTransferArgs,
  ): Promise<Transfer> {
    const takeOffMarket = contractStatus === ContractStatus.CANCELLED;
    return this.act(caller, id, 'transfer.cancel', { action: 'cancel', fee, takeOffMarket, note: reason });
  }

  /** A moderator settles a report and nothing else; an admin settles all that admins can. */
  resume(caller: RequestContext, id: string, reason: string): Promise<Transfer> {
    const only = viewerOf(caller).isAdmin ? {} : ({ pauseReason: 'report' } as const);
    return this.act(caller, id, 'transfer.resume', { action: 'resume', note: reason, ...only });
  }

  /** How the parties can be reached, as far as they have said so; the reading is recorded before it is answered. */
  async contacts(caller: RequestContext, id: string): Promise<TransferContact[]> {
    const transfer = await this.book.find(id);
    if (!transfer) throw notFound('Transfer');
    refuseParty(caller, [transfer.buyerId, transfer.sellerId]);
    const target = { type: 'transfer', id: transfer.id } as const;
    await this.audit.record(this.database, caller, 'transfer.read-contacts', target, null, null);
    return (await this.views.contacts([transfer])).get(transfer.id) ?? [];
  }

  async act(
    caller: RequestContext,
    id: string,
    action: Extract<AuditAction, `transfer.${string}`>,
    asked: Omit<Move, 'by'> & { note: string },
  ): Promise<Transfer> {
    const seen = await this.book.find(id);
    if (!seen) throw notFound('Transfer');
    const { id: userId } = viewerOf(caller);
    refuseParty(caller, [seen.buyerId, seen.sellerId]);
    await this.database.transaction(async (tx) => {
      const purchase = await this.money.lock(tx, seen.purchaseId);
      const transfer = await this.book.lock(tx, id);
      const { status } = transfer;
      const move: Move = { ...asked, by: 'admin' };
      const after = await this.changes.make(tx, transfer, { move, userId, purchase });
      const { key, days, fee, doneOn, from, takeOffMarket, note: reason } = move;
      await this.audit.record(
        tx,
        caller,
        action,
        { type: 'transfer', id },
        { status },
        { status: after.status, reason, key, days, fee, doneOn, from, takeOffMarket },
      );
    });
    return this.lists.get(viewerOf(caller), id);
  }
}
