/** A purchase's life. Money has moved only in captured, refunding, refund-failed, disputed and charged-back. */
export enum PurchaseStatus {
  /** The dialog was opened: an intent exists, or is about to. */
  CREATED = 'created',
  /** The card is authorised; nothing is charged. */
  AUTHORISED = 'authorised',
  /** This buyer was the first: the contract is theirs, the charge is under way. */
  CLAIMED = 'claimed',
  /** Paid: the contract is sold. */
  CAPTURED = 'captured',
  /** Lost, withdrawn or abandoned: the authorisation is about to be cancelled. */
  RELEASING = 'releasing',
  /** Over, and nothing was charged. */
  RELEASED = 'released',
  /** Money is on its way back. */
  REFUNDING = 'refunding',
  /** Money was given back. */
  REFUNDED = 'refunded',
  /** The bank did not take the money back: an admin has to try again. */
  REFUND_FAILED = 'refund-failed',
  /** The buyer's bank questions the payment and holds the money. */
  DISPUTED = 'disputed',
  /** The dispute was lost: the bank gave the money back. */
  CHARGED_BACK = 'charged-back',
  /** The first buyer's charge did not go through; the contract is for sale again. */
  FAILED = 'failed',
}

/** Who set a transition off. */
export type Actor = 'buyer' | 'webhook' | 'sweeper' | 'admin';

/** What each transition was made for; kept in the history and, of the last one, on the purchase. */
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
  | 'dispute-lost';

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
  | 'lose';

const S = PurchaseStatus;
/** `settle` runs for whoever asks: the buyer, a webhook, the sweeper, an admin's refund. */
const SETTLING = ['buyer', 'webhook', 'sweeper', 'admin'] as const satisfies Actor[];

/** The whole life cycle: state -> action -> where it leads and who may. Nothing else changes a status. */
export const PURCHASE_LIFE = {
  [S.CREATED]: {
    authorise: { to: S.AUTHORISED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
    fail: { to: S.FAILED, by: SETTLING },
  },
  [S.AUTHORISED]: {
    claim: { to: S.CLAIMED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
  },
  [S.CLAIMED]: {
    capture: { to: S.CAPTURED, by: SETTLING },
    // the bank may let a hold go, or refuse the charge: the claim is undone
    fail: { to: S.FAILED, by: SETTLING },
    release: { to: S.RELEASING, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
  },
  [S.CAPTURED]: {
    refund: { to: S.REFUNDING, by: ['admin'] },
    // somebody refunded it in the provider's own dashboard
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    dispute: { to: S.DISPUTED, by: SETTLING },
  },
  [S.RELEASING]: {
    finishRelease: { to: S.RELEASED, by: SETTLING },
    giveBack: { to: S.REFUNDING, by: SETTLING },
  },
  [S.REFUNDING]: {
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
    noteRefundFailed: { to: S.REFUND_FAILED, by: SETTLING },
  },
  [S.REFUND_FAILED]: {
    refund: { to: S.REFUNDING, by: ['admin'] },
    noteRefunded: { to: S.REFUNDED, by: SETTLING },
  },
  [S.DISPUTED]: {
    win: { to: S.CAPTURED, by: SETTLING },
    lose: { to: S.CHARGED_BACK, by: SETTLING },
  },
  [S.REFUNDED]: {
    // a bank can send a refund back days later
    noteRefundFailed: { to: S.REFUND_FAILED, by: SETTLING },
  },
  [S.RELEASED]: {},
  [S.CHARGED_BACK]: {},
  [S.FAILED]: {},
} as const satisfies Record<PurchaseStatus, Partial<Record<PurchaseAction, Transition>>>;

/** Where an action leads from a status; null where the table does not have it for this actor. */
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
/** One at a time per contract and buyer. */
export const OPEN: readonly PurchaseStatus[] = [S.CREATED, S.AUTHORISED, S.CLAIMED];
/** The contract belongs to a purchase in one of these, whatever status an admin gives the contract. */
export const ALWAYS_HOLDING: readonly PurchaseStatus[] = [S.CLAIMED, S.CAPTURED, S.DISPUTED];
/** These hold it where the purchase being refunded was the sale, and not where it came too late. */
export const MAY_HOLD: readonly PurchaseStatus[] = [S.REFUNDING, S.REFUND_FAILED];
