import { DAY_MS } from '../days.js';
import { RELIST_DAYS } from './listing-days.js';

/** Why a cancelled contract is off the market. */
export const OFF_MARKET_REASONS = [
  'paused',
  'expired',
  'withdrawn',
  'elsewhere',
  'holder-silent',
  'term-over',
  'not-transferable',
  'rofr-used',
  'removed',
  'waiting',
  'sent-back',
] as const;
export type OffMarketReason = (typeof OFF_MARKET_REASONS)[number];

/** Reasons that everyone may read; the others are between the holder and the admins. */
export const PUBLIC_REASONS: readonly OffMarketReason[] = ['expired', 'elsewhere', 'term-over'];

/** Where a contract went if it left the market elsewhere; only the holder is asked, and only the holder reads it. */
export const ELSEWHERE = ['here', 'other-site', 'friend', 'returned'] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];

export const LISTING_ACTIONS = [
  'edit',
  'renew',
  'pause',
  'resume',
  'withdraw',
  'mark-elsewhere',
  'relist',
] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

/** A contract's state as its holder sees it: its status, and the reason if it is cancelled. */
export type ListingState = 'active' | 'pending' | 'completed' | 'cancelled' | OffMarketReason;

export interface ListedContract {
  status: 'active' | 'pending' | 'completed' | 'cancelled';
  /** Null for one that was cancelled before reasons were kept. */
  offMarketReason: OffMarketReason | null;
  /** When it was taken off the market. */
  offMarketAt: string | null;
  /** An admin has hidden it. */
  isHidden: boolean;
  /** A purchase holds it although its status would allow a sale. */
  isHeld: boolean;
  /** Why the operator allows no new listing of its kind where it is; null if they are allowed. */
  listingStop: string | null;
  /** Months left today. */
  monthsLeft: number;
}

type Result = { status: 'active' } | { status: 'cancelled'; reason: OffMarketReason } | 'stays';

const LIVE = { status: 'active' } as const;
const off = (reason: OffMarketReason) => ({ status: 'cancelled', reason }) as const;
const OFF_AGAIN = {
  edit: 'stays',
  relist: LIVE,
  withdraw: off('withdrawn'),
  'mark-elsewhere': off('elsewhere'),
} as const;

/** The whole life of a listing, as its holder changes it: state -> action -> what follows. */
export const LISTING_LIFE: Record<ListingState, Partial<Record<ListingAction, Result>>> = {
  active: {
    edit: 'stays',
    renew: LIVE,
    pause: off('paused'),
    withdraw: off('withdrawn'),
    'mark-elsewhere': off('elsewhere'),
  },
  paused: { ...OFF_AGAIN, resume: LIVE },
  expired: OFF_AGAIN,
  'holder-silent': OFF_AGAIN,
  // an admin has to approve it first, or has sent it back
  waiting: { edit: 'stays', withdraw: off('withdrawn'), 'mark-elsewhere': off('elsewhere') },
  'sent-back': OFF_AGAIN,
  withdrawn: { edit: 'stays', relist: LIVE, 'mark-elsewhere': off('elsewhere') },
  pending: {},
  completed: {},
  cancelled: {},
  elsewhere: {},
  'term-over': {},
  'not-transferable': {},
  'rofr-used': {},
  removed: {},
};

export const stateOf = ({ status, offMarketReason }: ListedContract): ListingState =>
  status === 'cancelled' ? (offMarketReason ?? 'cancelled') : status;

/** Until when a contract that is off the market can be relisted; null if no such limit applies. */
const relistUntil = ({ status, offMarketAt }: ListedContract): string | null =>
  status === 'cancelled' && offMarketAt
    ? new Date(Date.parse(offMarketAt) + RELIST_DAYS * DAY_MS).toISOString()
    : null;

const GOES_LIVE: readonly ListingAction[] = ['resume', 'relist'];

/** Why an action is refused now, as a sentence for the holder; null if it is allowed. */
export function problemOf(contract: ListedContract, action: ListingAction, now: string): string | null {
  const state = stateOf(contract);
  if (contract.isHidden) return 'A moderator removed this contract. Please contact us.';
  if (!LISTING_LIFE[state][action]) return refusal(state, action);
  if (!GOES_LIVE.includes(action)) return null;
  if (contract.listingStop) return contract.listingStop;
  if (contract.isHeld)
    return 'A buyer has paid for this contract, and the refund is on its way. Please try again later.';
  if (contract.monthsLeft < 1) return 'The term of this contract is over. Edit the remaining term first.';
  const until = relistUntil(contract);
  return until && until < now
    ? `This contract left the market more than ${RELIST_DAYS} days ago and can no longer be relisted. Please list it as a new contract.`
    : null;
}

/** What the holder may do now, in the order of the buttons. */
export const allowedListingActions = (contract: ListedContract, now: string): ListingAction[] =>
  LISTING_ACTIONS.filter((action) => problemOf(contract, action, now) === null);

/** What an allowed action leads to. */
export const resultOf = (contract: ListedContract, action: ListingAction): Result =>
  LISTING_LIFE[stateOf(contract)][action] ?? 'stays';

const STATE_TEXTS: Record<ListingState, string> = {
  active: 'This contract is live already.',
  pending: 'This contract is in transfer to a buyer, so it cannot be changed now.',
  completed: 'This contract was handed over, so it cannot be changed anymore.',
  cancelled: 'This contract was taken off the market. Please contact us, or list it as a new contract.',
  paused: 'This contract is paused. Resume it first.',
  expired: 'This contract has expired. Relist it first.',
  withdrawn: 'You took this contract off the market. Relist it first.',
  elsewhere: 'You said that this contract is gone. Please list it as a new contract.',
  'holder-silent':
    'This contract was taken off the market because a question had no answer. Relist it first.',
  'term-over': 'The term of this contract is over.',
  'not-transferable': 'This contract cannot be transferred, so it is off the market.',
  'rofr-used': 'The resort uses its right to buy this contract, so it is off the market.',
  removed: 'This contract was removed by an admin. Please contact us.',
  waiting: 'This contract is waiting for review. You will be told as soon as it is live.',
  'sent-back': 'This contract was sent back to you. Edit it, then submit it again.',
};

const refusal = (state: ListingState, action: ListingAction): string =>
  state === 'withdrawn' && action === 'withdraw'
    ? 'This contract is off the market already.'
    : STATE_TEXTS[state];
