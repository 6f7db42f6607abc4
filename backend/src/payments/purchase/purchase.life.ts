import { PurchaseStatus, type Actor, type PurchaseAction } from './purchase.status.js';

interface Transition {
  to: PurchaseStatus;
  by: readonly Actor[];
}

const S = PurchaseStatus;
/** `settle` runs on behalf of the buyer, a webhook, the sweeper or an admin's refund. */
const SETTLING = ['buyer', 'webhook', 'sweeper', 'admin'] as const satisfies Actor[];
/** An edit of the terms releases what is open and not claimed. */
const RELEASING = [...SETTLING, 'seller'] as const satisfies Actor[];
/** The end of a transfer decides about the fee by its own rule, or by an admin's choice. */
const ENDING = ['admin', 'transfer'] as const satisfies Actor[];
const ABANDON_UNPAID = { abandonUnpaid: { to: S.RELEASED, by: SETTLING } } as const;
const CLOSE = { close: { to: S.CLOSED, by: SETTLING } } as const;

/** The whole life cycle: status -> action -> new status and permitted actors. Nothing else changes a status. */
export const PURCHASE_LIFE = {
  [S.CREATED]: {
    authorise: { to: S.AUTHORISED, by: SETTLING },
    release: { to: S.RELEASING, by: RELEASING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    fail: { to: S.FAILED, by: SETTLING },
    ...ABANDON_UNPAID,
  },
  [S.AUTHORISED]: {
    claim: { to: S.CLAIMED, by: SETTLING },
    release: { to: S.RELEASING, by: RELEASING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    ...ABANDON_UNPAID,
  },
  [S.CLAIMED]: {
    capture: { to: S.CAPTURED, by: SETTLING },
    // the hold may expire, or the bank may refuse the charge: the claim is undone
    fail: { to: S.FAILED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    ...ABANDON_UNPAID,
  },
  [S.CAPTURED]: {
    refund: { to: S.REFUNDING, by: ENDING },
    keep: { to: S.KEPT, by: ENDING },
    leaveUndecided: { to: S.UNDECIDED, by: ['transfer'] },
    // refunded in the provider's own dashboard
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
    ...CLOSE,
  },
  [S.KEPT]: {
    refund: { to: S.REFUNDING, by: ['admin'] },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
  },
  [S.UNDECIDED]: {
    refund: { to: S.REFUNDING, by: ['admin'] },
    keep: { to: S.KEPT, by: ['admin'] },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
  },
  [S.RELEASING]: {
    finishRelease: { to: S.RELEASED, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    ...ABANDON_UNPAID,
  },
  [S.RELEASED]: {
    // released while the provider was unreachable, and charged nevertheless
    giveBack: { to: S.REFUNDING, by: SETTLING },
  },
  [S.REFUNDING]: {
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    noteRefundFailed: { to: S.REFUND_FAILED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
    ...CLOSE,
  },
  [S.REFUND_FAILED]: {
    refund: { to: S.REFUNDING, by: ['admin'] },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    // a buyer whose refund failed often asks their bank next
    dispute: { to: S.DISPUTED, by: SETTLING },
    ...CLOSE,
  },
  [S.REFUNDED]: {
    // a bank can send a refund back days later
    noteRefundFailed: { to: S.REFUND_FAILED, by: SETTLING },
    // a refunded payment can be disputed too: lost, the money was given back twice
    dispute: { to: S.DISPUTED, by: SETTLING },
  },
  [S.DISPUTED]: {
    win: { to: S.CAPTURED, by: SETTLING },
    // the transfer had ended before, and the fee stays
    winKept: { to: S.KEPT, by: SETTLING },
    // won, but the buyer was to get a refund before: an admin has to make it
    winOwingRefund: { to: S.REFUND_FAILED, by: SETTLING },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    lose: { to: S.CHARGED_BACK, by: SETTLING },
    ...CLOSE,
  },
  // a bank can reverse its decision
  [S.CHARGED_BACK]: {
    // the transfer goes on
    win: { to: S.CAPTURED, by: SETTLING },
    winKept: { to: S.KEPT, by: SETTLING },
    // the contract is no longer the buyer's, so they are owed a refund
    winOwingRefund: { to: S.REFUND_FAILED, by: SETTLING },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
  },
  [S.FAILED]: {},
  [S.CLOSED]: {},
} as const satisfies Record<PurchaseStatus, Partial<Record<PurchaseAction, Transition>>>;

/** Where an action leads from a status; null if the table does not have it for this actor. */
export function transitionOf(from: PurchaseStatus, action: PurchaseAction, by: Actor): PurchaseStatus | null {
  const actions: Partial<Record<PurchaseAction, Transition>> = PURCHASE_LIFE[from];
  const transition = actions[action];
  return transition?.by.includes(by) ? transition.to : null;
}
