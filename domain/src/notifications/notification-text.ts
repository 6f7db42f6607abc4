import { SITE_DEFAULTS } from '../site.js';
import { otherOf, type Party, type TransferActor } from '../transfers/transfer-life.js';
import type { Refusal } from '../transfers/transfer-state.js';
import { templateOf } from '../transfers/transfer-steps.js';
import { WORDS } from '../types/words.js';
import type {
  ApplicationEvent,
  ApplicationFacts,
  EventFacts,
  ListingFacts,
  ListingNotice,
  NotificationEvent,
  SavedEvent,
  SavedFacts,
  TransferNotice,
} from './notification-events.js';
import { endingOf } from './ending-text.js';
import { FEE, REFUND_ONCE, relisting } from './fee-text.js';
import { SAVED_TEXTS } from './saved-text.js';
import { APPLICATION_TEXTS } from './application-text.js';
import { LISTING_TEXTS } from './listing-text.js';
import { THREAD_TEXTS } from './thread-text.js';
import { dayText, timeText } from './text-days.js';

export interface NotificationText {
  title: string;
  text: string;
}

type Text = (title: string, facts: EventFacts) => NotificationText;

const NAMES: Record<Party, string> = { holder: 'the seller', buyer: 'the buyer' };
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Who did it, at the beginning of a sentence. */
const actor = ({ by, to, site }: EventFacts): string => {
  const people: Partial<Record<TransferActor, string>> = NAMES;
  return by === to ? 'You' : capital(people[by] ?? site ?? SITE_DEFAULTS.title);
};
const other = ({ to }: EventFacts): string => NAMES[otherOf(to)];
const stepOf = ({ type }: EventFacts, key: string | undefined): string =>
  key && type ? templateOf(type, key).title : 'A step';

const approverOf = ({ type }: EventFacts): string => (type ? WORDS[type].approver : 'company');

const by = (at: string | undefined, text = dayText): string => (at ? ` by ${text(at)}` : '');

/** Who acts next: "you", "both of you", "the buyer", or a third party. */
function whoNext({ waitsFor = [], to }: EventFacts): string {
  if (waitsFor.length === 2) return 'both of you';
  if (waitsFor.length === 0) return 'the company behind the contract';
  return waitsFor[0] === to ? 'you' : NAMES[waitsFor[0] as Party];
}
const isYourTurn = ({ waitsFor = [], to }: EventFacts): boolean => waitsFor.includes(to);
const next = (facts: EventFacts): string =>
  `Next: ${stepOf(facts, facts.next)} (${whoNext(facts)})${by(facts.dueAt)}.`;

const REFUSED: Record<Refusal['reason'], string> = {
  'not-approved': 'the buyer was not approved',
  'not-transferable': 'the contract cannot be transferred',
  'rofr-used': 'the resort uses its right to buy first',
  'terms-differ': 'the contract is not as listed',
  'third-party-stalled': 'the company behind the contract does not answer',
  'both-stalled': 'a step that needs both of you was not done',
};

const acceptReminder: Text = (title, facts) => ({
  title: `Waiting for you: ${title}`,
  text: `Accept${by(facts.dueAt, timeText)}, or the transfer ends and the fee goes back. Once both of you have accepted, you see how to reach each other.`,
});
const confirmReminder: Text = (title, facts) => ({
  title: `Please confirm: ${title}`,
  text: `${capital(other(facts))} says that it is done: ${stepOf(facts, facts.step)}. Please confirm it, or write to ${other(facts)} if something is missing.${itself(facts)}`,
});
const itself = ({ closesItself, dueAt }: EventFacts): string =>
  closesItself && dueAt ? ` On ${dayText(dueAt)} it completes by itself.` : '';
/** A step is over: the member's own turn comes first in the title. */
const closed =
  (how: string): Text =>
  (title, facts) => {
    const left = `${stepOf(facts, facts.step)}: ${how}.`;
    return isYourTurn(facts)
      ? { title: `Your turn: ${title}`, text: `${left} ${next(facts)}` }
      : { title: `${capital(how)}: ${title}`, text: `${left} ${next(facts)}` };
  };

const TEXTS: Record<TransferNotice, Text> = {
  message: (title, facts) => ({
    title: `New message: ${title}`,
    text: `${capital(other(facts))} wrote to you. Read and answer on the page.`,
  }),
  begun: (title, facts) =>
    facts.to === 'buyer'
      ? {
          title: `Next, confirm that you are ready: ${title}`,
          text: `Give a name and, if you like, a phone number${by(facts.dueAt, timeText)}. The seller does the same.`,
        }
      : {
          title: `Your contract has a buyer: ${title}`,
          text: `Accept this buyer${by(facts.dueAt, timeText)}. If you do not answer by then, the buyer gets the fee back and your listing is taken off the market.`,
        },
  'other-accepted': (title, facts) => ({
    title: `${actor(facts)} accepted: ${title}`,
    text: `Your turn: accept${by(facts.dueAt, timeText)}. Then both of you see how to reach each other.`,
  }),
  accepted: (title, facts) => ({
    title: `You can now reach each other: ${title}`,
    text: `The page shows how to reach ${other(facts)}. ${next(facts)}`,
  }),
  'step-done': closed('done'),
  'step-skipped': closed('skipped'),
  'step-said': (title, facts) => ({
    title: `${actor(facts)} says it is done: ${title}`,
    text: `${stepOf(facts, facts.step)}: please confirm it, or write to ${other(facts)} if something is missing.${itself(facts)}`,
  }),
  'step-reopened': (title, facts) => ({
    title: `Not done yet: ${title}`,
    text: `${actor(facts)} says that something is missing: ${stepOf(facts, facts.step)}. Please take another look${by(facts.dueAt)}.`,
  }),
  'step-undone': (title, facts) => ({
    title: `Not done after all: ${title}`,
    text: `${actor(facts)} took it back: ${stepOf(facts, facts.step)}. It is waiting for ${whoNext(facts)}${by(facts.dueAt)}.`,
  }),
  'day-named': (title, facts) => ({
    title: `New day: ${title}`,
    text: `${stepOf(facts, facts.step)} is expected on ${dayText(facts.day as string)}.`,
  }),
  'day-proposed': (title, facts) => ({
    title: `Do you agree to a later day? ${title}`,
    text: `${actor(facts)} needs until ${dayText(facts.day as string)}: ${stepOf(facts, facts.step)}.`,
  }),
  'day-extended': (title, facts) => ({
    title: `More time: ${title}`,
    text: `${stepOf(facts, facts.step)} is now due${by(facts.dueAt)}.`,
  }),
  'skip-asked': (title, facts) => ({
    title: `Skip a step? ${title}`,
    text: `${actor(facts)} asks to skip it: ${stepOf(facts, facts.step)}. It is skipped once you agree.`,
  }),
  refused: (title, facts) => ({
    title: `Do you agree? ${title}`,
    text: `${actor(facts)} says that ${REFUSED[facts.refusal ?? 'not-approved']}. Without an answer${by(facts.dueAt)}, it counts as agreed, and the transfer ends.${REFUND_ONCE(facts.to, facts.feeRule)}`,
  }),
  paused: (title) => ({
    title: `Paused: ${title}`,
    text: 'All deadlines are on hold while we look into it. We will let you know what happens next.',
  }),
  resumed: (title, facts) => ({
    title: `Resumed: ${title}`,
    text: `The transfer is no longer paused: ${stepOf(facts, facts.step)} (${whoNext(facts)})${by(facts.dueAt)}.`,
  }),
  'accept-first': acceptReminder,
  'accept-last': acceptReminder,
  'due-soon': (title, facts) => ({
    title: `Due${facts.dueAt ? ` on ${dayText(facts.dueAt)}` : ' soon'}: ${title}`,
    text: `${stepOf(facts, facts.step)}. Already done? Record it. Need more time? Name a new day so that ${other(facts)} knows.`,
  }),
  late: (title, facts) => ({
    title: `Late: ${title}`,
    text: `${stepOf(facts, facts.step)} was due${facts.dueAt ? ` on ${dayText(facts.dueAt)}` : ''}. It is waiting for ${whoNext(facts)}.`,
  }),
  stuck: (title, facts) => ({
    title: `Stuck: ${title}`,
    text: `${stepOf(facts, facts.step)} is a week late. It is waiting for ${whoNext(facts)}. The page shows what you can do, and what happens to the fee if the transfer ends.`,
  }),
  'confirm-first': confirmReminder,
  'confirm-last': confirmReminder,
  'consent-ends': (title, facts) => ({
    title: `Approval ends on ${dayText(facts.day as string)}: ${title}`,
    text: `The approval of the ${approverOf(facts)} holds until then. Sign before it ends, or ask the ${approverOf(facts)} for more time.`,
  }),
  'consent-over': (title, facts) => ({
    title: `The approval may have ended: ${title}`,
    text: `It holds until ${dayText(facts.day as string)}. Ask the ${approverOf(facts)} before you go on.`,
  }),
  ended: (title, facts) => ({
    title: `Ended: ${title}`,
    text: `${endingOf(facts)}${FEE[facts.fee ?? 'none'](facts.to, facts.feeRule)}${relisting(facts)}`,
  }),
  completed: (title, facts) => ({
    title: `Handed over: ${title}`,
    text: `${facts.startedAt ? `The transfer began on ${dayText(facts.startedAt)} and is now complete. ` : ''}Keep your papers.`,
  }),
  'still-available': (title, facts) => ({
    title: `Still available? ${title}`,
    text: `Someone reported that it is no longer available. If it still is, confirm that on its page${by(facts.dueAt, timeText)}, or we'll take it off the market.`,
  }),
  'report-seen': (title) => ({
    title: `Your report is closed: ${title}`,
    text: "Thank you for telling us. We don't share what was decided about other members.",
  }),
  'fee-decided': (title, facts) => ({
    title: `Decision about the fee: ${title}`,
    text: FEE[facts.fee ?? 'none'](facts.to).trim(),
  }),
};

const isSaved = (event: NotificationEvent): event is SavedEvent => event in SAVED_TEXTS;
const isApplication = (event: NotificationEvent): event is ApplicationEvent => event in APPLICATION_TEXTS;
const isListing = (event: NotificationEvent): event is ListingNotice => event in LISTING_TEXTS;

/** What a notification says about the contract with this title. Facts are absent for the public thread. */
export function notificationText(
  event: NotificationEvent,
  title: string,
  facts: EventFacts | ListingFacts | SavedFacts | ApplicationFacts | null,
): NotificationText {
  if (event === 'question' || event === 'answer') return THREAD_TEXTS[event](title);
  if (isSaved(event)) return SAVED_TEXTS[event](title, (facts ?? {}) as SavedFacts);
  if (isApplication(event)) return APPLICATION_TEXTS[event](title, (facts ?? {}) as ApplicationFacts);
  if (isListing(event)) return LISTING_TEXTS[event](title, (facts ?? {}) as ListingFacts);
  return facts ? TEXTS[event](title, facts as EventFacts) : { title, text: '' };
}

const toDecide = ({ feeRule }: EventFacts): string =>
  feeRule === 'always-refund'
    ? 'Refund the fee in Admin > Sales.'
    : 'Decide in Admin > Sales whether the fee is refunded or kept.';

/** Events that the operator is told, too. */
export const isForOperator = (event: NotificationEvent): event is 'stuck' | 'ended' | 'completed' =>
  ['stuck', 'ended', 'completed'].includes(event);

/** What the operator is told about it. */
export const operatorText = (
  event: 'stuck' | 'ended' | 'completed',
  title: string,
  facts: EventFacts,
): NotificationText => {
  if (event === 'stuck')
    return { title: `Stuck: ${title}`, text: `${stepOf(facts, facts.step)} is a week late.` };
  if (event === 'ended' && facts.endReason && facts.fee === 'undecided')
    return {
      title: `Decide the fee: ${title}`,
      text: `${endingOf(facts)} ${toDecide(facts)}`,
    };
  return TEXTS[event](title, { ...facts, to: 'holder' });
};
