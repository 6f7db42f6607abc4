import type { PurchaseCause } from '@handover/domain/purchase-causes';
import { nameEnum } from '../../common/api/enum-of.js';

/**
 * A purchase's life. Money has moved in captured, refunding, refunded, refund-failed, disputed, charged-back, undecided,
 * kept and closed only.
 */
export enum PurchaseStatus {
  /** The dialog was opened: an intent exists, or is about to. */
  CREATED = 'created',
  /** The card is authorized; nothing is charged. */
  AUTHORISED = 'authorised',
  /** This buyer was first and holds the contract; the charge is under way. */
  CLAIMED = 'claimed',
  /** Paid: the contract is sold. */
  CAPTURED = 'captured',
  /** Lost, withdrawn or abandoned: the authorization is about to be cancelled. */
  RELEASING = 'releasing',
  /** Over, and nothing was charged. */
  RELEASED = 'released',
  /** A refund is under way. */
  REFUNDING = 'refunding',
  /** The money was refunded. */
  REFUNDED = 'refunded',
  /** The refund failed: an admin has to try again. */
  REFUND_FAILED = 'refund-failed',
  /** The buyer's bank disputes the payment and holds the money. */
  DISPUTED = 'disputed',
  /** The dispute was lost: the bank gave the money back. */
  CHARGED_BACK = 'charged-back',
  /** Paid, and the fee stays although the transfer ended: the contract was given back. */
  KEPT = 'kept',
  /** Paid; the transfer ended, the contract was given back, and an admin decides about the fee. */
  UNDECIDED = 'undecided',
  /** A test sale, ended by a change of the payment mode: no real money was paid, the contract is free again. */
  CLOSED = 'closed',
  /** The first buyer's charge did not go through; the contract is for sale again. */
  FAILED = 'failed',
}

nameEnum(PurchaseStatus, 'PurchaseStatus', 'Status of a purchase.');

/** Who triggered a transition. */
export type Actor = 'buyer' | 'webhook' | 'sweeper' | 'admin' | 'transfer' | 'seller';

/** The reason for a transition; stored in the history, and the last one on the purchase. */
export type Cause = PurchaseCause;

export type PurchaseAction =
  | 'authorise'
  | 'claim'
  | 'capture'
  | 'release'
  | 'finishRelease'
  | 'fail'
  | 'giveBack'
  | 'refund'
  | 'keep'
  /** The transfer ends, and an admin decides about the fee. */
  | 'leaveUndecided'
  | 'noteRefunded'
  | 'noteRefundFailed'
  | 'dispute'
  | 'win'
  | 'winOwingRefund'
  | 'winKept'
  | 'lose'
  /** The provider cannot be asked about the payment any more, and nothing was charged as far as we know. */
  | 'abandonUnpaid'
  /** The same for a test payment that was charged. */
  | 'close';
