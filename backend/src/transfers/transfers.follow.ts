import { Injectable } from '@nestjs/common';
import { EARLY_WITHDRAWALS, mayPayAgain, type FeeOutcome } from '@handover/domain/transfers/transfer-endings';
import { isOpen } from '@handover/domain/transfers/transfer-life';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import { In, MoreThan } from 'typeorm';
import { AppError } from '../common/errors.js';
import { ContractSales } from '../contracts/contract.sales.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import type { Purchase } from '../payments/purchase.entity.js';
import { PurchaseStatus as S } from '../payments/purchase.status.js';
import { PurchaseTransfers } from '../payments/purchase.transfers.js';
import { readAcceptHours } from '../settings/accept-hours.js';
import { TransferBook } from './transfer.book.js';
import { TransferChanges } from './transfer.changes.js';
import { Transfer } from './transfer.entity.js';
import { TransferNews } from './transfer.news.js';

const DAY_MS = 86_400_000;

/**
 * Keeps transfers in step with their purchases and contracts, in the transactions that change those: a transfer begins
 * with the capture, and a refund, a dispute or an admin's status ends or pauses it.
 */
@Injectable()
export class TransfersFollow {
  constructor(
    private readonly database: Database,
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly contracts: ContractsService,
    private readonly news: TransferNews,
    purchases: PurchaseTransfers,
    sales: ContractSales,
  ) {
    purchases.register({
      begin: (tx, purchase) => this.begin(tx, purchase),
      follow: (tx, before, after) => this.followPurchase(tx, before, after),
      refuseBuyer: (buyerId) => this.refuseBuyer(buyerId),
    });
    sales.statusSet = (tx, contractId, status) => this.followContract(tx, contractId, status);
  }

  /** Does nothing for a purchase that has its transfer already. */
  async begin(tx: Tx, purchase: Purchase): Promise<void> {
    const type = purchase.terms?.type ?? (await this.contracts.find(purchase.contractId, tx))?.type;
    if (!type) return;
    const begun = await this.book.begin(tx, purchase, {
      type,
      facts: purchase.terms?.facts ?? {},
      acceptHours: await readAcceptHours(tx),
    });
    if (!begun) return;
    const { contractId, buyerId, sellerId } = purchase;
    await this.news.listener.changed(
      tx,
      { id: begun.id, contractId, buyerId, sellerId },
      { before: null, after: begun.state, by: 'provider' },
    );
  }

  private async followPurchase(tx: Tx, before: Purchase, after: Purchase): Promise<void> {
    const transfer = await this.book.lockOf(tx, { purchaseId: after.id });
    if (!transfer) return;
    const move = moveAfter(transfer, before.status, after.status);
    // a refund moves the money itself; after a charge-back the contract is given back
    const purchase = after.status === S.CHARGED_BACK ? after : null;
    if (move) await this.changes.make(tx, transfer, { move, userId: null, purchase });
    const feeOutcome = feeOutcomeAfter(after.status);
    if (!move && feeOutcome && ['undecided', 'keep'].includes(transfer.feeOutcome))
      await tx.manager.update(Transfer, { id: transfer.id }, { feeOutcome });
  }

  /** An admin's status ends an open transfer, and leaves the fee to be decided. */
  private async followContract(tx: Tx, contractId: string, status: ContractStatus): Promise<void> {
    if (status === ContractStatus.PENDING) return;
    const transfer = await this.book.lockOf(tx, { contractId });
    if (!transfer) return;
    const make = (move: Move) => this.changes.make(tx, transfer, { move, userId: null, purchase: null });
    if (status !== ContractStatus.COMPLETED) {
      await make({ action: 'cancel', by: 'admin', fee: 'undecided', endReason: 'status-changed' });
      return;
    }
    try {
      await make({ action: 'complete', by: 'admin' });
    } catch (error) {
      // written consent is missing: the contract has the admin's status, and the transfer stays open and says why
      if (!(error instanceof AppError)) throw error;
      await this.book.record(
        tx,
        transfer.id,
        { by: 'admin', userId: null },
        { action: 'status', note: error.message },
      );
    }
  }

  private async refuseBuyer(buyerId: string): Promise<void> {
    const { reasons, count, days } = EARLY_WITHDRAWALS;
    const withdrawn = await this.database.manager.find(Transfer, {
      select: { cancelledAt: true },
      where: {
        buyerId,
        endReason: In(reasons),
        cancelledAt: MoreThan(new Date(Date.now() - days * DAY_MS).toISOString()),
      },
      order: { cancelledAt: 'DESC' },
      take: count,
    });
    if (mayPayAgain(withdrawn.length)) return;
    const freeAt = Date.parse(withdrawn.at(-1)?.cancelledAt as string) + days * DAY_MS;
    throw new AppError(
      'RATE_LIMITED',
      `You stepped back from ${count} transfers within ${days} days. Please wait before you buy again, or contact us.`,
      { retryAfterSeconds: Math.max(1, Math.ceil((freeAt - Date.now()) / 1000)) },
    );
  }
}

const isRefund = (status: S): boolean => status === S.REFUNDING || status === S.REFUNDED;

/** What became of a fee that was kept, or that an admin had yet to decide about; null if the step says nothing about it. */
function feeOutcomeAfter(status: S): FeeOutcome | null {
  if (isRefund(status)) return 'refund';
  return status === S.CHARGED_BACK || status === S.CLOSED ? 'none' : null;
}

/** What a step of the purchase means for its transfer; null if nothing. */
function moveAfter({ status, pauseReason }: Transfer, from: S, to: S): Move | null {
  if (!isOpen(status)) return null;
  const by = 'provider';
  if (isRefund(to)) return { action: 'cancel', by, fee: 'refund', endReason: 'refunded' };
  if (to === S.CLOSED) return { action: 'cancel', by, fee: 'none', endReason: 'test-closed' };
  if (to === S.CHARGED_BACK) return { action: 'charge-back', by };
  if (to === S.DISPUTED && !pauseReason) return { action: 'pause', by, pauseReason: 'dispute' };
  if (from === S.DISPUTED && to === S.CAPTURED && pauseReason === 'dispute') return { action: 'resume', by };
  return null;
}
