import { Injectable, Logger } from '@nestjs/common';
import { AppError, notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { notOffered, stateOfContract } from '../contracts/contract.availability.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { PaymentsSettle } from './settling/payments.settle.js';
import { notChosen, reserved } from './payments.reservations.js';
import { CompletionStatus, type CompletePurchaseResult } from './payments.types.js';
import { ProviderError } from './provider/provider.payment.js';
import { PurchaseBook } from './purchase/purchase.book.js';
import type { Purchase } from './purchase/purchase.entity.js';
import { PurchaseStatus } from './purchase/purchase.status.js';
import { StripeClient } from './provider/stripe.client.js';

const S = PurchaseStatus;
/** Statuses that are answered from our own row, without a request to the provider. */
const ANSWERED: readonly PurchaseStatus[] = [
  S.CAPTURED,
  S.KEPT,
  S.UNDECIDED,
  S.DISPUTED,
  S.RELEASED,
  S.REFUNDED,
  S.CHARGED_BACK,
  S.FAILED,
  S.CLOSED,
];
const COMPLETED: CompletePurchaseResult = { status: CompletionStatus.COMPLETED };
const PROCESSING: CompletePurchaseResult = { status: CompletionStatus.PROCESSING };

/** Settles a payment after the buyer has confirmed the card, and answers the buyer. */
@Injectable()
export class PaymentsComplete {
  private readonly logger = new Logger(PaymentsComplete.name);

  constructor(
    private readonly book: PurchaseBook,
    private readonly settling: PaymentsSettle,
    private readonly provider: StripeClient,
    private readonly contracts: ContractsService,
  ) {}

  async complete(viewer: Viewer, paymentIntentId: string): Promise<CompletePurchaseResult> {
    const purchase = await this.book.findByIntent(paymentIntentId);
    // answered as if it did not exist, so that a member learns nothing about the payments of others
    if (!purchase || purchase.buyerId !== viewer.id) throw notFound('Payment');
    const isOver = ANSWERED.includes(purchase.status);
    const settled = isOver ? purchase : await this.settled(purchase, paymentIntentId);
    if (settled?.cause === 'not-offered') throw await this.notOfferedThere(settled);
    if (settled?.cause === 'reserved' && !settled.capturedAt) throw await this.reservedThere(settled);
    return answerFor(settled);
  }

  private async notOfferedThere(purchase: Purchase): Promise<AppError> {
    const contract = await this.contracts.find(purchase.contractId);
    const state = contract && stateOfContract(contract);
    return notOffered({ state, stop: state === null ? 'state-needed' : 'not-offered' }, moneyOf(purchase));
  }

  private async reservedThere(purchase: Purchase): Promise<AppError> {
    const contract = await this.contracts.find(purchase.contractId);
    return reserved({ windowUntil: contract?.reservedUntil ?? null }, moneyOf(purchase));
  }

  /** Null while the provider cannot be asked: the outcome is unknown then, and the sweeper settles it later. */
  private async settled(purchase: Purchase, paymentIntentId: string): Promise<Purchase | null> {
    try {
      const settled = await this.settling.settle(paymentIntentId, { actor: 'buyer' }, purchase);
      if (settled?.status !== S.CREATED) return settled;
      const payment = await this.provider.look(paymentIntentId);
      return payment?.state === 'open' ? settled : null;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(error.message);
      const now = await this.book.find(purchase.id);
      return now?.status === S.CREATED ? null : now;
    }
  }
}

/** Says what to do before another contract can be bought. */
export const TOO_MANY_PROPOSALS =
  'You have transfers that wait for your acceptance. Please accept them before you buy another contract.';
const NOT_CHARGED = 'You were not charged.';

export const notPaid = (): AppError =>
  new AppError('PAYMENT_REQUIRED', 'This payment has not been made yet. You were not charged.');

export const contractTaken = (money = NOT_CHARGED): AppError =>
  new AppError('CONTRACT_TAKEN', `Someone else was faster: this contract is taken. ${money}`);

/** Null: the provider could not be asked. */
function answerFor(purchase: Purchase | null): CompletePurchaseResult {
  switch (purchase?.status) {
    case undefined:
    case S.AUTHORISED:
    case S.CLAIMED:
      return PROCESSING;
    case S.CAPTURED:
      return COMPLETED;
    case S.DISPUTED:
      if (purchase.holdsContract) return COMPLETED;
      throw refusalOf(purchase);
    case S.CREATED:
      throw notPaid();
    case S.FAILED:
      throw new AppError(
        'PAYMENT_REQUIRED',
        'Your card could not be charged. You were not charged; please try again.',
      );
    default:
      throw refusalOf(purchase as Purchase);
  }
}

/** What happens to the money of a buyer who does not get the contract. */
const moneyOf = ({ status }: Pick<Purchase, 'status'>): string =>
  [S.REFUNDING, S.REFUNDED, S.REFUND_FAILED, S.DISPUTED].includes(status)
    ? 'You will receive a full refund.'
    : NOT_CHARGED;

/** Why a buyer who paid or tried to does not have the contract, and what happened to the money. */
function refusalOf({ cause, status, capturedAt }: Purchase): AppError {
  if (status === S.CLOSED)
    return new AppError('CONFLICT', 'This was a test payment, and it has ended. No money moved.');
  if (status === S.KEPT)
    return new AppError('CONFLICT', 'The transfer of this contract has ended, and the fee is not refunded.');
  if (status === S.UNDECIDED)
    return new AppError(
      'CONFLICT',
      'The transfer of this contract has ended, and we will decide about the fee.',
    );
  if (capturedAt) return new AppError('CONFLICT', 'This purchase was refunded.');
  const money = moneyOf({ status });
  switch (cause) {
    case 'capture-refused':
    case 'hold-expired':
      return new AppError('PAYMENT_REQUIRED', `Your card could not be charged. ${money} Please try again.`);
    case 'abandoned':
    case 'cancelled-at-provider':
    case 'mode-changed':
    case 'missing-at-provider':
      return new AppError('PAYMENT_REQUIRED', `This payment was cancelled. ${money} Please start again.`);
    case 'mismatch':
      return new AppError('PAYMENT_REQUIRED', `This payment doesn't match the contract. ${money}`);
    case 'account-suspended':
      return new AppError(
        'PAYMENT_REQUIRED',
        `This payment was stopped because your account was suspended. ${money}`,
      );
    case 'too-many-proposals':
      return new AppError('CONFLICT', `${TOO_MANY_PROPOSALS} ${money}`);
    case 'terms-changed':
      return new AppError(
        'TERMS_CHANGED',
        `The terms of this contract have changed. ${money} Please look at them again.`,
      );
    case 'not-chosen':
      return notChosen(money);
    case 'not-for-sale':
    case 'account-deleted':
      return new AppError('NOT_FOR_SALE', `This contract is no longer for sale. ${money}`);
    default:
      return contractTaken(money);
  }
}
