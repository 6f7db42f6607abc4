import type { ContractStatus, ContractType } from '../generated/contracts';
import type { MyPurchaseOfQuery } from '../generated/payments';
import { formatCents } from '../lib/format/money';
import { formatDay } from '../lib/format/time';

type Purchase = Pick<
  NonNullable<MyPurchaseOfQuery['myPurchaseOf']>,
  'status' | 'buyerId' | 'amount' | 'capturedAt' | 'refundedAt' | 'mode'
>;

/** Null: the contract was deleted. */
type Contract = { type: ContractType; status: ContractStatus } | null;

export interface PurchaseWords {
  /** What the purchase is to the viewer now. */
  title: string;
  /** The facts, and what comes next. */
  text: string;
}

const ARRIVES = 'Banks usually show it within 5 to 10 business days.';

/** The state of a purchase in plain words, for its buyer or its seller. */
export function purchaseWords(purchase: Purchase, contract: Contract, viewerId: string): PurchaseWords {
  return purchase.buyerId === viewerId ? forBuyer(purchase, contract) : forSeller(purchase, contract);
}

/** Money has been asked for, and the outcome is not known yet. */
export const isUnfinished = ({ status }: Pick<Purchase, 'status'>): boolean =>
  status === 'AUTHORISED' || status === 'CLAIMED';

function forBuyer(purchase: Purchase, contract: Contract): PurchaseWords {
  const { status, amount, refundedAt, mode } = purchase;
  const fee = formatCents(amount);
  switch (status) {
    case 'CREATED':
      return { title: 'Not paid', text: 'You did not finish this payment. You were not charged.' };
    case 'AUTHORISED':
    case 'CLAIMED':
      return {
        title: 'Finishing your purchase',
        text: 'We received your payment and are finishing your purchase. You will not be charged twice.',
      };
    case 'CAPTURED':
      return { title: 'You bought this', text: `${paid(purchase)} ${nextForBuyer(contract)}` };
    case 'RELEASING':
    case 'RELEASED':
    case 'FAILED':
      return { title: 'Not bought', text: 'You were not charged.' };
    case 'REFUNDING':
      return { title: 'Your refund is under way', text: `We are returning ${fee} to your card. ${ARRIVES}` };
    case 'REFUNDED':
      return {
        title: 'You were refunded',
        text:
          mode === 'LIVE'
            ? `We returned ${fee} to your card${on(refundedAt)}. ${ARRIVES}`
            : `We refunded ${fee}${on(refundedAt)}. It was a test payment, so no money moved.`,
      };
    case 'REFUND_FAILED':
      return {
        title: 'Your refund is delayed',
        text: `Your bank did not accept the refund of ${fee} yet. You get an email as soon as it is through.`,
      };
    case 'DISPUTED':
      return {
        title: 'Your bank is reviewing this payment',
        text: 'Nothing changes until your bank has decided.',
      };
    case 'CHARGED_BACK':
      return { title: 'Your bank returned the fee', text: `Your bank gave you ${fee} back.` };
    case 'KEPT':
      return {
        title: 'The transfer ended',
        text: `${paid(purchase)} The transfer ended, and the fee is not refunded.`,
      };
    case 'UNDECIDED':
      return {
        title: 'The transfer ended',
        text: `${paid(purchase)} The transfer ended, and we will decide about the fee and let you know.`,
      };
    case 'CLOSED':
      return { title: 'Test payment ended', text: 'This was a test payment. No money moved.' };
  }
}

function forSeller(purchase: Purchase, contract: Contract): PurchaseWords {
  switch (purchase.status) {
    case 'REFUNDING':
    case 'REFUND_FAILED':
      return { title: 'The sale is being undone', text: 'The buyer gets the transfer fee back.' };
    case 'REFUNDED':
      return {
        title: 'Sale undone',
        text: `The buyer got the transfer fee back${on(purchase.refundedAt)}.`,
      };
    case 'DISPUTED':
      return {
        title: "The buyer's bank is reviewing the payment",
        text: 'Your contract stays reserved until the bank has decided.',
      };
    case 'CHARGED_BACK':
      return {
        title: "The buyer's bank returned the fee",
        text: 'Contact us before you go on with the transfer.',
      };
    case 'KEPT':
    case 'UNDECIDED':
      return { title: 'The transfer ended', text: 'This buyer no longer takes over your contract.' };
    case 'CLOSED':
      return { title: 'Test sale ended', text: 'This was a test payment. No money moved.' };
    default:
      return {
        title: 'Sold',
        text: `The buyer paid the transfer fee${on(purchase.capturedAt)}. ${nextForSeller(contract)}`,
      };
  }
}

function nextForBuyer(contract: Contract): string {
  if (contract?.status === 'COMPLETED') return 'The transfer is done.';
  if (contract?.status === 'CANCELLED')
    return 'The transfer does not go on. Contact us if you have not heard from us.';
  return 'The transfer shows what comes next.';
}

function nextForSeller(contract: Contract): string {
  if (contract?.status === 'COMPLETED') return 'The transfer is done.';
  if (contract?.status === 'CANCELLED') return 'The transfer does not go on.';
  return "The transfer shows what comes next. You don't pay anything.";
}

const paid = ({ amount, capturedAt }: Purchase): string =>
  `You paid ${formatCents(amount)}${on(capturedAt)}.`;

const on = (moment: string | null): string => (moment ? ` on ${formatDay(moment)}` : '');
