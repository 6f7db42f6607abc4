import { DAY_MS } from '@handover/domain/days';
import type { ListingAction, ListingFieldsFragment, OffMarketReason } from '../../generated/listings';
import { formatDay } from '../../lib/format/time';

export type Listing = ListingFieldsFragment;
export type Act = Exclude<ListingAction, 'EDIT'>;

const OFF: Record<OffMarketReason, string> = {
  PAUSED: 'Paused',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
  ELSEWHERE: 'Gone',
  HOLDER_SILENT: 'Unanswered',
  TERM_OVER: 'Term over',
  NOT_TRANSFERABLE: 'Not transferable',
  ROFR_USED: 'Bought by the resort',
  REMOVED: 'Removed',
  WAITING: 'Waiting for review',
  SENT_BACK: 'Sent back',
};

/** The states by which the contracts of an organization are filtered; the names are those of the address. */
export const STATUSES = [
  { name: 'live', value: 'ACTIVE', label: 'Live' },
  { name: 'in-transfer', value: 'PENDING', label: 'In transfer' },
  { name: 'handed-over', value: 'COMPLETED', label: 'Handed over' },
  { name: 'off', value: 'CANCELLED', label: 'Off the market' },
] as const;

export const statusNamed = (name: string) => STATUSES.find((status) => status.name === name);

/** Where a listing stands, in a word. */
export function chipOf({ status, offMarketReason }: Listing['contract']): {
  label: string;
  tone: 'amber' | 'neutral' | 'primary';
} {
  if (status === 'ACTIVE') return { label: 'Live', tone: 'primary' };
  if (status === 'PENDING') return { label: 'In transfer', tone: 'amber' };
  if (status === 'COMPLETED') return { label: 'Handed over', tone: 'neutral' };
  return {
    label: offMarketReason ? OFF[offMarketReason] : 'Off the market',
    tone: offMarketReason === 'WAITING' || offMarketReason === 'SENT_BACK' ? 'amber' : 'neutral',
  };
}

/** A live listing that its holder should say something about soon. */
export const isEndingSoon = ({ freshUntil }: Listing['contract'], now: number): boolean =>
  freshUntil !== null && Date.parse(freshUntil) - now < 7 * DAY_MS;

/** "1 view", "12 views". */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

interface ActWords {
  label: string;
  /** What the dialog asks and says; without it the act needs no question. */
  title?: string;
  text?: string;
  done: string;
}

/** The holder's acts, in the words of buttons, dialogs and confirmations. */
export const ACTS: Record<Act, ActWords> = {
  RENEW: { label: 'Still available', done: 'Your contract stays listed.' },
  PAUSE: {
    label: 'Pause',
    title: 'Pause this listing?',
    text: "Your contract is hidden from search, and no one can buy it or message you about it until you resume it. It expires after 60 days. We'll notify people who asked about it.",
    done: 'Your listing is paused.',
  },
  RESUME: { label: 'Resume', done: 'Your contract is live again.' },
  WITHDRAW: {
    label: 'Withdraw',
    title: 'Take this contract off the market?',
    text: "No one can buy it anymore, and we'll notify people who asked about it. You can relist it within 90 days; its questions and answers are kept.",
    done: 'Your contract is off the market.',
  },
  MARK_ELSEWHERE: {
    label: 'Mark as gone',
    title: 'Is this contract gone?',
    text: 'This cannot be undone: to offer it again, you list a new contract. Its page says that it is gone, and people who asked about it are told.',
    done: 'Your contract is marked as gone.',
  },
  RELIST: {
    label: 'Relist',
    title: 'List this contract again?',
    text: 'It goes live at once with the terms it has now. Please check them first if anything has changed.',
    done: 'Your contract is live again.',
  },
};

const SUBMIT_AGAIN: ActWords = {
  label: 'Submit again',
  title: 'Submit this contract again?',
  text: 'We look at it once more, and tell you when it is live. Please make the change we asked for first.',
  done: 'Your contract is submitted again.',
};

const RELIST_REVIEWED: ActWords = {
  ...ACTS.RELIST,
  text: 'It goes live at once, unless we have not reviewed it yet: then we look at it first, and tell you when it is live.',
};

/** What an act is called for this contract. */
export const wordsOf = (
  act: Act,
  { offMarketReason }: Pick<Listing['contract'], 'offMarketReason'>,
  isReviewed = false,
): ActWords => {
  if (act !== 'RELIST') return ACTS[act];
  if (offMarketReason === 'SENT_BACK') return SUBMIT_AGAIN;
  return isReviewed ? RELIST_REVIEWED : ACTS.RELIST;
};

/** What has happened, unless an admin has to approve the contract first. */
export const doneText = (
  act: Act,
  after: Pick<Listing['contract'], 'offMarketReason'> | undefined,
): string =>
  after?.offMarketReason === 'WAITING' && act !== 'RENEW'
    ? 'Your contract is waiting for review. We tell you when it is live.'
    : ACTS[act].done;

/** The acts to offer: a paused listing is resumed, which is the same as relisting it. */
export const actsOf = ({ allowedActions }: Listing): Act[] =>
  allowedActions.filter(
    (action): action is Act =>
      action !== 'EDIT' && !(action === 'RELIST' && allowedActions.includes('RESUME')),
  );

/** "Listed until Dec 22, 2026" for a live listing. */
export const untilOf = ({ freshUntil }: Listing['contract']): string | null =>
  freshUntil && `Listed until ${formatDay(freshUntil)}`;

/** "Transferable until May 3, 2027", of a listing that is not sold, as far as the rules of its company say. */
export const transferableText = ({
  status,
  offMarketReason,
  transferableUntil,
}: Listing['contract']): string | null =>
  transferableUntil !== null && (status === 'ACTIVE' || offMarketReason === 'PAUSED')
    ? `Transferable until ${formatDay(transferableUntil)}`
    : null;

export const WHERE = [
  { value: 'HERE', label: 'To someone I met here' },
  { value: 'OTHER_SITE', label: 'Through another site' },
  { value: 'FRIEND', label: 'To a friend or relative' },
  { value: 'RETURNED', label: 'I returned or ended it' },
] as const;
