import type { FeeRule } from '../fee-rule.js';
import type { ReminderKind } from '../transfers/transfer-clock.js';
import type { EndReason, FeeOutcome } from '../transfers/transfer-endings.js';
import type { Party, TransferActor } from '../transfers/transfer-life.js';
import type { Refusal } from '../transfers/transfer-state.js';
import type { ContractType } from '../types/words.js';
import type { NotificationKind } from './notification-kinds.js';

/**
 * When an email about it is sent. `daily`: together with everything else about the same contract, at most once a day.
 * `soon`: within minutes, with what else has happened by then. `elsewhere`: another email says it already.
 */
type Mailed = 'at-once' | 'soon' | 'daily' | 'elsewhere';

interface EventRule {
  kind: NotificationKind;
  mail: Mailed;
  /** Money or a contract on the market depends on it: its emails are sent to addresses that are not confirmed, too. */
  toUnconfirmed?: true;
}

const STEP = { kind: 'transfer-step', mail: 'daily' } as const;
const DEADLINE = { kind: 'deadline', mail: 'daily', toUnconfirmed: true } as const;
const FAVOURITE = { kind: 'favourite', mail: 'daily' } as const;
const LISTING = { kind: 'deadline', mail: 'at-once' } as const;
const ASKED_ABOUT = { kind: 'answer', mail: 'daily' } as const;
const MONEY = { kind: 'money', mail: 'at-once', toUnconfirmed: true } as const;

const OFFER = { kind: 'offer', mail: 'at-once' } as const;
/** The contract may go to another buyer. */
const WINDOW = { kind: 'offer', mail: 'at-once', toUnconfirmed: true } as const;
const LATER = { kind: 'offer', mail: 'daily' } as const;

/** Everything that a member is notified of. */
export const NOTIFICATION_EVENTS = {
  question: { kind: 'question', mail: 'daily' },
  answer: { kind: 'answer', mail: 'daily' },
  message: { kind: 'private-message', mail: 'daily' },
  // the emails about the purchase say what comes next
  begun: { kind: 'money', mail: 'elsewhere' },
  'other-accepted': STEP,
  accepted: STEP,
  'step-done': STEP,
  'step-skipped': STEP,
  'step-said': STEP,
  'step-reopened': STEP,
  'step-undone': STEP,
  'day-named': STEP,
  'day-proposed': STEP,
  'day-extended': STEP,
  'skip-asked': STEP,
  refused: DEADLINE,
  paused: DEADLINE,
  resumed: DEADLINE,
  'accept-first': DEADLINE,
  'accept-last': DEADLINE,
  'due-soon': DEADLINE,
  late: DEADLINE,
  stuck: DEADLINE,
  'confirm-first': DEADLINE,
  'confirm-last': DEADLINE,
  'consent-ends': DEADLINE,
  'consent-over': DEADLINE,
  ended: MONEY,
  completed: MONEY,
  'fee-decided': MONEY,
  // without an answer within two days the contract is taken off the market
  'still-available': { kind: 'deadline', mail: 'at-once', toUnconfirmed: true },
  'report-seen': { kind: 'answer', mail: 'elsewhere' },
  // the email of the alert lists the contracts
  found: { kind: 'saved', mail: 'elsewhere' },
  'favourite-changed': FAVOURITE,
  'favourite-in-transfer': FAVOURITE,
  'favourite-back': FAVOURITE,
  'favourite-gone': FAVOURITE,
  // emails of their own have a button that keeps the contract listed
  'listing-due': { kind: 'deadline', mail: 'elsewhere' },
  'listing-expired': { kind: 'deadline', mail: 'elsewhere' },
  'listing-unanswered': { kind: 'question', mail: 'daily' },
  'listing-silent': LISTING,
  'listing-over': LISTING,
  'listing-closing': LISTING,
  'listing-approved': LISTING,
  'listing-sent-back': LISTING,
  'application-new': { kind: 'offer', mail: 'soon' },
  'application-invited': OFFER,
  'application-withdrawn': LATER,
  'application-chosen': WINDOW,
  'application-turn': WINDOW,
  'application-ending': WINDOW,
  'application-window-over': OFFER,
  'application-released': OFFER,
  'application-passed': LATER,
  'application-closed': LATER,
  'application-ask': OFFER,
  'offer-made': OFFER,
  'offer-countered': OFFER,
  'offer-accepted': OFFER,
  'offer-declined': OFFER,
  'offer-lapsed': LATER,
  'offer-void': OFFER,
  'listing-changed': ASKED_ABOUT,
  'listing-off': ASKED_ABOUT,
  'listing-back': ASKED_ABOUT,
} as const satisfies Record<string, EventRule> & Record<ReminderKind, EventRule>;

export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS;

export const isForUnconfirmed = (event: NotificationEvent): boolean => {
  const rule: EventRule = NOTIFICATION_EVENTS[event];
  return rule.toUnconfirmed === true;
};

export type FavouriteEvent = Extract<NotificationEvent, `favourite-${string}`>;
/** Events about what a member has saved. */
export type SavedEvent = 'found' | FavouriteEvent;

/** What the text of a notification about something saved needs. */
export interface SavedFacts {
  /** New matches of a search: how many, and if there are more than that. */
  count?: number;
  isCapped?: boolean;
  /** Name and query string of the search. */
  search?: string;
  query?: string;
  /** The monthly payment in cents before and after an edit; absent if it stayed the same. */
  before?: number;
  after?: number;
}

/** What happens to a listing; the holder is told, or the members who asked about it. */
export type ListingNotice = Extract<NotificationEvent, `listing-${string}`>;
export interface ListingFacts {
  /** The changed fields, as they are called in a sentence. */
  changed?: string[];
  /** The title as the holder wrote it, of a contract that is not public. */
  title?: string;
  /** Why an admin sent it back. */
  reason?: string;
  /** The company that accepts a transfer up to `lastDay` (YYYY-MM-DD) only. */
  company?: string;
  lastDay?: string;
}

/** What happens to an application or an offer. */
export type ApplicationEvent = Extract<NotificationEvent, `application-${string}` | `offer-${string}`>;
/** Never a name, an answer, or an amount. */
export interface ApplicationFacts {
  /** The part of the member who is notified. */
  to: 'candidate' | 'holder';
  /** "Candidate 2". */
  number?: number;
  /** Until when a window is open, or an offer can be answered. */
  until?: string;
  hours?: number;
  hasOffer?: boolean;
  reason?: 'terms' | 'date';
  /** Titles of similar contracts. */
  similar?: string[];
}

export type TransferNotice = Exclude<
  NotificationEvent,
  'question' | 'answer' | ListingNotice | SavedEvent | ApplicationEvent
>;

/** What the text of a notification about a transfer needs. Never a name, contact details, or what someone wrote. */
export interface EventFacts {
  /** Absent for messages, which are about no step. */
  type?: ContractType;
  /** The part of the member who is notified. */
  to: Party;
  by: TransferActor;
  /** How the site calls itself; not stored. */
  site?: string;
  /** The key of the step that it is about. */
  step?: string;
  /** The key of the step that is next, and whom it waits for: both, one party, or a third party (empty). */
  next?: string;
  waitsFor?: readonly Party[];
  /** When the step, the next one if there is one, is due. */
  dueAt?: string;
  /** YYYY-MM-DD. */
  day?: string;
  /** True if the step closes by itself at `dueAt`. */
  closesItself?: boolean;
  refusal?: Refusal['reason'];
  /** Absent for the standard rule. */
  feeRule?: FeeRule;
  endReason?: EndReason;
  fee?: FeeOutcome;
  startedAt?: string;
}
