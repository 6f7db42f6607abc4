import { PURCHASE_LIFE } from './purchase.life.js';
import { PurchaseStatus } from './purchase.status.js';

/* Groups of statuses for conditions and indexes, derived from PURCHASE_LIFE if the table decides them. */

const S = PurchaseStatus;
const statuses = Object.values(PurchaseStatus);

/** No action leads out of these. */
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
  [S.KEPT]: null,
  [S.UNDECIDED]: null,
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
