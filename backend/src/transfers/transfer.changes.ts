import { Injectable } from '@nestjs/common';
import { isOpen } from '@handover/domain/transfers/transfer-life';
import { move, NotAllowed } from '@handover/domain/transfers/transfer-moves';
import { stepOf, type Move } from '@handover/domain/transfers/transfer-rules';
import type { TransferState } from '@handover/domain/transfers/transfer-state';
import { AppError } from '../common/api/errors.js';
import { TopicBus } from '../common/cluster/topics.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { PaymentsTransfers } from '../payments/payments.transfers.js';
import type { Purchase } from '../payments/purchase/purchase.entity.js';
import { PurchaseStatus } from '../payments/purchase/purchase.status.js';
import { EarlierRefunds } from './parties/earlier-refunds.js';
import { stateOf, TransferBook } from './transfer.book.js';
import type { Transfer } from './transfer.entity.js';
import { TRANSFER_CHANGED } from './transfer.events.js';
import { settlementOf } from './transfer.payment.js';

/** A change of a locked transfer. `purchase` is locked too, unless the change cannot move money. */
export interface Change {
  move: Move;
  userId: string | null;
  purchase: Purchase | null;
}

/**
 * The only way in which a transfer changes: the rules of the domain decide, and steps, event, money and contract follow
 * in the same transaction.
 */
@Injectable()
export class TransferChanges {
  constructor(
    private readonly book: TransferBook,
    private readonly money: PaymentsTransfers,
    private readonly contracts: ContractsService,
    private readonly topics: TopicBus,
    private readonly events: Events,
    private readonly refunds: EarlierRefunds,
  ) {}

  /** Throws CONFLICT with a sentence if the rules do not permit it. */
  async make(tx: Tx, transfer: Transfer, { move: asked, userId, purchase }: Change): Promise<TransferState> {
    const before = stateOf(transfer);
    const step = stepOf(before, asked, new Date().toISOString());
    const after = await this.withFee(tx, transfer, { before, after: moved(before, asked) }, purchase);
    await this.book.save(tx, transfer, after);
    await this.book.record(
      tx,
      transfer.id,
      { by: asked.by, userId },
      {
        action: asked.action,
        stepKey: asked.key ?? step?.key ?? null,
        note: asked.note?.trim() || null,
      },
    );
    if (isOpen(before.status) && after.status === 'completed')
      await this.contracts.move(tx, transfer.contractId, ContractStatus.PENDING, ContractStatus.COMPLETED);
    if (isOpen(before.status) && after.endReason === 'not-transferable')
      await this.contracts.stateNotTransferable(tx, transfer.contractId);
    await this.settle(tx, after, { move: asked, userId, purchase });
    await this.events.emit(tx, TRANSFER_CHANGED, { transfer, before, after, by: asked.by });
    const { id } = transfer;
    tx.afterCommit(() => this.topics.publish('transferChanged', { transferId: id }));
    return after;
  }

  /** What an ending does with the fee depends on the payment and on earlier endings, too. */
  private withFee(
    tx: Tx,
    transfer: Transfer,
    { before, after }: { before: TransferState; after: TransferState },
    purchase: Purchase | null,
  ): TransferState | Promise<TransferState> {
    const isDecided = after.status === 'cancelled' && before.feeOutcome !== after.feeOutcome;
    if (!isDecided || !purchase) return after;
    // the bank has the fee: nothing is left to refund or keep
    if (purchase.status === PurchaseStatus.CHARGED_BACK) return { ...after, feeOutcome: 'none' };
    return isOpen(before.status) ? this.refunds.judge(tx, transfer, after) : after;
  }

  /** Moves fee and contract as the ending says. Nothing moves without the purchase. */
  private async settle(
    tx: Tx,
    after: TransferState,
    { move: asked, userId, purchase }: Change,
  ): Promise<void> {
    const settlement = purchase && settlementOf(after, asked);
    if (!settlement) return;
    if (settlement.kind === 'free') return this.money.free(tx, purchase, settlement.choice);
    const mover =
      asked.by === 'admin'
        ? { actor: 'admin' as const, userId: userId as string }
        : { actor: 'transfer' as const };
    await this.money.end(tx, purchase, settlement.ending, mover);
  }
}

function moved(before: TransferState, asked: Move): TransferState {
  try {
    return move(before, asked, new Date().toISOString());
  } catch (error) {
    if (error instanceof NotAllowed) throw new AppError('CONFLICT', error.message);
    throw error;
  }
}
