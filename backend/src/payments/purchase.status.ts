/**
 * A purchase's life. Money has moved in captured, refunding, refunded, refund-failed, disputed, charged-back and closed
 * only.
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
  /** A test sale, ended by a change of the payment mode: no real money was paid, the contract is free again. */
  CLOSED = 'closed',
  /** The first buyer's charge did not go through; the contract is for sale again. */
  FAILED = 'failed',
}

/** Who triggered a transition. */
export type Actor = 'buyer' | 'webhook' | 'sweeper' | 'admin';

/** The reason for a transition; stored in the history, and the last one on the purchase. */
export type Cause =
  | 'opened'
  | 'card-authorised'
  | 'first'
  | 'paid'
  | 'taken'
  | 'not-for-sale'
  | 'account-deleted'
  | 'account-suspended'
  | 'terms-changed'
  | 'mismatch'
  | 'abandoned'
  | 'never-opened'
  | 'cancelled-at-provider'
  | 'hold-expired'
  | 'capture-refused'
  | 'admin-refund'
  | 'refund-refused'
  | 'refunded-at-provider'
  | 'dispute-opened'
  | 'dispute-won'
  | 'dispute-lost'
  /** The purchase was made in another payment mode (sandbox, test, live) than the one that is configured now. */
  | 'mode-changed'
  /** The provider answers 404 for the payment. */
  | 'missing-at-provider';

interface Transition {
  to: PurchaseStatus;
  by: readonly Actor[];
}

export type PurchaseAction =
  | 'authorise'
  | 'claim'
  | 'capture'
  | 'release'
  | 'finishRelease'
  | 'fail'
  | 'giveBack'
  | 'refund'
  | 'noteRefunded'
  | 'noteRefundFailed'
  | 'dispute'
  | 'win'
  | 'winOwingRefund'
  | 'lose'
  /** The provider cannot be asked about the payment any more, and nothing was charged as far as we know. */
  | 'abandonUnpaid'
  /** The same for a test payment that was charged. */
  | 'close';

const S = PurchaseStatus;
/** `settle` runs on behalf of the buyer, a webhook, the sweeper or an admin's refund. */
const SETTLING = ['buyer', 'webhook', 'sweeper', 'admin'] as const satisfies Actor[];
const ABANDON_UNPAID = { abandonUnpaid: { to: S.RELEASED, by: SETTLING } } as const;
const CLOSE = { close: { to: S.CLOSED, by: SETTLING } } as const;

/** The whole life cycle: status -> action -> new status and permitted actors. Nothing else changes a status. */
export const PURCHASE_LIFE = {
  [S.CREATED]: {
    authorise: { to: S.AUTHORISED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    fail: { to: S.FAILED, by: SETTLING },
    ...ABANDON_UNPAID,
  },
  [S.AUTHORISED]: {
    claim: { to: S.CLAIMED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
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
    refund: { to: S.REFUNDING, by: ['admin'] },
    // refunded in the provider's own dashboard
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
    ...CLOSE,
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
    // won, but the buyer was to get a refund before: an admin has to make it
    winOwingRefund: { to: S.REFUND_FAILED, by: SETTLING },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    lose: { to: S.CHARGED_BACK, by: SETTLING },
    ...CLOSE,
  },
  [S.CHARGED_BACK]: {
    // a bank can reverse its decision; the contract is no longer the buyer's, so they are owed a refund
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

const statuses = Object.values(PurchaseStatus);

/** Nothing leads out of these. */
export const TERMINAL = statuses.filter((status) => Object.keys(PURCHASE_LIFE[status]).length === 0);
/** Ended without a charge. */
export const NEVER_PAID: readonly PurchaseStatus[] = [S.RELEASED, S.FAILED];
/** At most one per contract and buyer. */
export const OPEN: readonly PurchaseStatus[] = [S.CREATED, S.AUTHORISED, S.CLAIMED];
/** A purchase in one of these has the contract, whatever status an admin gives the contract. */
export const ALWAYS_HOLDING: readonly PurchaseStatus[] = [S.CLAIMED, S.CAPTURED];
/** In these it has the contract if it was the sale, and not if its payment came too late or was refunded before. */
export const MAY_HOLD: readonly PurchaseStatus[] = [S.REFUNDING, S.REFUND_FAILED, S.DISPUTED];
/** A charged payment that is not over: another payment mode cannot bring it to an end. */
export const PAID_UNFINISHED: readonly PurchaseStatus[] = statuses.filter(
  (status) => 'close' in PURCHASE_LIFE[status],
);
/** The same for one that was not charged. */
export const UNPAID_UNFINISHED: readonly PurchaseStatus[] = statuses.filter(
  (status) => 'abandonUnpaid' in PURCHASE_LIFE[status],
);

/** Money is held, is being charged, disputed or on its way back. */
export const MONEY_IN_TRANSIT: readonly PurchaseStatus[] = [
  ...UNPAID_UNFINISHED.filter((status) => status !== S.CREATED),
  S.REFUNDING,
  S.DISPUTED,
];

/** A card that may still be held or charged, and that another buyer's sale has to let go. */
export const COMPETING: readonly PurchaseStatus[] = UNPAID_UNFINISHED.filter(
  (status) => status !== S.CLAIMED,
);

/**
 * The longest time, as a PostgreSQL interval, between two looks of the sweeper at a purchase in this status; null if
 * nothing more is expected of the provider. Short where only we have work left, long where a person has to act.
 */
export const LOOK_EVERY: Readonly<Record<PurchaseStatus, string | null>> = {
  [S.CREATED]: '1 hour',
  [S.AUTHORISED]: '1 minute',
  [S.CLAIMED]: '1 minute',
  [S.CAPTURED]: null,
  [S.RELEASING]: '20 seconds',
  [S.RELEASED]: null,
  [S.REFUNDING]: '1 minute',
  [S.REFUNDED]: '1 day',
  [S.REFUND_FAILED]: null,
  [S.DISPUTED]: '1 hour',
  [S.CHARGED_BACK]: null,
  [S.CLOSED]: null,
  [S.FAILED]: null,
};
/** The sweeper does not look at these. */
export const SETTLED: readonly PurchaseStatus[] = statuses.filter((status) => LOOK_EVERY[status] === null);
