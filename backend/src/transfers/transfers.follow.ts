import { Injectable } from '@nestjs/common';
import { OPEN_STATUSES } from '@handover/domain/transfers/transfer-life';
import { stepRules } from '@handover/domain/rules/step-rules';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import { In } from 'typeorm';
import { AppError } from '../common/api/errors.js';
import { refuseParty } from '../common/api/refuse-party.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { TopicBus } from '../common/cluster/topics.js';
import { STATUS_SET } from '../contracts/contract.events.js';
import { ContractStatus } from '../contracts/contract.status.js';
import { rulesOfSold } from '../contracts/rules/contract.rules.js';
import { ContractsService } from '../contracts/contracts.service.js';
import type { Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import type { Purchase } from '../payments/purchase/purchase.entity.js';
import { PaymentsTransfers } from '../payments/payments.transfers.js';
import { PurchaseStatus as S } from '../payments/purchase/purchase.status.js';
import { PAID_PURCHASE_MOVED, PURCHASE_PAID } from '../payments/payments.events.js';
import { BuyerQuestions } from '../payments/payments.reservations.js';
import { readAcceptHours } from '../settings/setting.rows.js';
import { BuyerLimit } from './parties/buyer-limit.js';
import { stateOf, TransferBook } from './transfer.book.js';
import { TransferChanges } from './transfer.changes.js';
import { Transfer } from './transfer.entity.js';
import { TRANSFER_CHANGED } from './transfer.events.js';
import { feeOutcomeAfter, moveAfter } from './transfer.payment.js';

/**
 * Keeps transfers in step with their purchases and contracts, in the transactions that change those: a transfer begins
 * with the capture, and a refund, a dispute or an admin's status ends or pauses it.
 */
@Injectable()
export class TransfersFollow {
  constructor(
    private readonly book: TransferBook,
    private readonly changes: TransferChanges,
    private readonly contracts: ContractsService,
    private readonly events: Events,
    private readonly money: PaymentsTransfers,
    private readonly topics: TopicBus,
    limit: BuyerLimit,
    buyers: BuyerQuestions,
  ) {
    events.on(PURCHASE_PAID, (tx, purchase) => this.begin(tx, purchase));
    events.on(PAID_PURCHASE_MOVED, (tx, { before, after }) => this.followPurchase(tx, before, after));
    events.on(STATUS_SET, (tx, { contractId, status, caller }) =>
      this.followContract(tx, caller, contractId, status),
    );
    buyers.register({
      refuseBuyer: (buyerId) => limit.refuse(buyerId),
      mayBuy: (tx, buyerId, charging) => limit.mayBuy(tx, buyerId, charging),
      goesOn: (tx, purchaseId) => tx.manager.existsBy(Transfer, { purchaseId, status: In(OPEN_STATUSES) }),
    });
  }

  /** Does nothing for a purchase that has its transfer already. */
  async begin(tx: Tx, purchase: Purchase): Promise<void> {
    const contract = await this.contracts.find(purchase.contractId, tx);
    const type = purchase.terms?.type ?? contract?.type;
    if (!type) return;
    const facts = purchase.terms?.facts ?? {};
    const begun = await this.book.begin(tx, purchase, {
      type,
      facts,
      rules: contract ? stepRules(rulesOfSold(contract, { type, facts })) : {},
      acceptHours: await readAcceptHours(tx),
      feeRule: purchase.terms?.feeRule ?? 'standard',
    });
    if (!begun) return;
    const { contractId, buyerId, sellerId } = purchase;
    await this.events.emit(tx, TRANSFER_CHANGED, {
      transfer: { id: begun.id, contractId, buyerId, sellerId },
      ...{ before: null, after: begun.state, by: 'provider' },
    });
  }

  private async followPurchase(tx: Tx, before: Purchase, after: Purchase): Promise<void> {
    const transfer = await this.book.lockOf(tx, { purchaseId: after.id });
    if (!transfer) return;
    const move = moveAfter(stateOf(transfer), before.status, after.status);
    // a refund moves the money itself; after a charge-back the contract is given back
    const purchase = after.status === S.CHARGED_BACK ? after : null;
    if (move) await this.changes.make(tx, transfer, { move, userId: null, purchase });
    else if (transfer.status === 'cancelled') await this.settleAfterEnd(tx, transfer, before, after);
  }

  /** The payment of a transfer that has ended changes once more: its fee, and a contract that waited for the refund. */
  private async settleAfterEnd(tx: Tx, transfer: Transfer, before: Purchase, after: Purchase): Promise<void> {
    const { id, feeOutcome: decided } = transfer;
    const isTaken = after.status === S.CHARGED_BACK;
    // the bank took the fee instead of the refund that would have given the contract back
    if (isTaken && before.holdsContract && decided !== 'undecided') await this.money.free(tx, after, after);
    const feeOutcome = feeOutcomeAfter(before, after);
    if (!feeOutcome || feeOutcome === decided) return;
    await tx.manager.update(Transfer, { id }, { feeOutcome });
    tx.afterCommit(() => this.topics.publish('transferChanged', { transferId: id }));
  }

  /** An admin's status ends an open transfer, and leaves the fee to be decided. */
  private async followContract(
    tx: Tx,
    caller: RequestContext,
    contractId: string,
    status: ContractStatus,
  ): Promise<void> {
    if (status === ContractStatus.PENDING) return;
    const transfer = await this.book.lockOf(tx, { contractId });
    if (!transfer) return;
    refuseParty(caller, [transfer.buyerId, transfer.sellerId]);
    const { id: userId } = viewerOf(caller);
    const make = (move: Move) => this.changes.make(tx, transfer, { move, userId, purchase: null });
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
        { by: 'admin', userId },
        { action: 'status', note: error.message },
      );
    }
  }
}
