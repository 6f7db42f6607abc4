import type { Party } from '@handover/domain/transfers/transfer-life';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import type { ContractType } from '@handover/domain/types/words';
import { phrases } from './phrases.js';

/** What someone does, and how many days after the last thing that happened. */
export type Act = [days: number, by: Move['by'], action: Move['action'], more?: Omit<Move, 'by' | 'action'>];

/** How one transfer went until now. */
export interface Story {
  shows: string;
  type: ContractType;
  /** The steps before this one are done in the ordinary way; `end` stands for all of them, null for none. */
  until: string | null;
  acts?: Act[];
  /** How many days ago the last thing happened. */
  ago: number;
}

const REFUSED = { note: 'They sent me a letter about it.' };
const agreed = (reason: NonNullable<Move['reason']>): Act[] => [
  [4, 'buyer', 'record-refusal', { reason, ...REFUSED }],
  [1, 'holder', 'answer-refusal', { agree: true }],
];
/** Nothing is done until the current step is more than a week late. */
const stalled = (days: number, by: Party): Act[] => [
  [days, 'clock', 'stall'],
  [2, by, 'end-stalled', { note: 'I have not heard anything for weeks.' }],
];

/** Between the two accounts that can sign in, in both roles. */
export const OPEN_STORIES: Story[] = [
  { shows: 'both have to accept', type: 'apartment', until: null, ago: 0.2 },
  {
    shows: 'the buyer has accepted',
    type: 'car-lease',
    until: null,
    acts: [[0.4, 'buyer', 'accept']],
    ago: 1,
  },
  { shows: 'just accepted', type: 'loan', until: 'ask-lender', ago: 0.1 },
  { shows: 'waiting for written approval', type: 'car-lease', until: 'consent', ago: 3 },
  { shows: 'three days late', type: 'mortgage', until: 'apply', ago: 24 },
  { shows: 'stalled', type: 'timeshare', until: 'estoppel', acts: [[28.5, 'clock', 'stall']], ago: 1 },
  {
    shows: 'a refusal waits for an answer',
    type: 'apartment',
    until: 'consent',
    acts: [
      [5, 'holder', 'record-refusal', { reason: 'not-approved', note: 'The landlord wants a guarantor.' }],
    ],
    ago: 1,
  },
  {
    shows: 'paused, because the terms differ',
    type: 'car-lease',
    until: 'inspect',
    acts: [[2, 'buyer', 'record-refusal', { reason: 'terms-differ', note: 'It has 9,000 miles more.' }]],
    ago: 1,
  },
  {
    shows: 'one has confirmed the last step',
    type: 'loan',
    until: 'confirmed',
    acts: [[3, 'holder', 'complete-step']],
    ago: 2,
  },
];

/** Some in each of the last weeks, so that the charts of admins have a history. */
const HANDED_OVER: readonly (readonly [type: ContractType, ago: number])[] = [
  ['car-lease', 5],
  ['apartment', 8],
  ['timeshare', 5],
  ['apartment', 15],
  ['car-lease', 19],
  ['apartment', 27],
  ['car-lease', 33],
  ['apartment', 44],
];

/** Those that have ended, one for each reason. */
export const ENDED_STORIES: Story[] = [
  ...HANDED_OVER.map(([type, ago]): Story => ({ shows: 'handed over', type, until: 'end', ago })),
  ...Object.entries({
    'holder-declined': [[0.5, 'holder', 'decline', { note: 'We are keeping it after all, sorry.' }]],
    'holder-silent': [[3, 'clock', 'expire']],
    'buyer-silent': [
      [1, 'holder', 'accept'],
      [2, 'clock', 'expire'],
    ],
    'buyer-withdrew-early': [[0.3, 'buyer', 'withdraw', { note: 'I found one closer to work.' }]],
  } satisfies Record<string, Act[]>).map(([shows, acts]): Story => ({
    shows,
    type: 'apartment',
    until: null,
    acts,
    ago: 6,
  })),
  ...Object.entries({
    'not-approved': agreed('not-approved'),
    'not-transferable': agreed('not-transferable'),
    'refusal-unanswered': [
      [2, 'buyer', 'record-refusal', { reason: 'not-transferable', note: 'They told me on the phone.' }],
      [5.1, 'clock', 'agree-silently'],
    ],
    'third-party-stalled': [...stalled(21.5, 'buyer'), [2, 'holder', 'answer-refusal', { agree: true }]],
    'holder-withdrew': [[2, 'holder', 'withdraw', { note: 'The buyout is cheaper for us.' }]],
    'buyer-withdrew': [[2, 'buyer', 'withdraw', { note: 'My plans have changed.' }]],
    'charged-back': [[9, 'provider', 'charge-back']],
    'admin-cancelled': [[3, 'admin', 'cancel', { fee: 'refund', note: 'Both asked for it.' }]],
    'status-changed': [[3, 'admin', 'cancel', { fee: 'undecided', endReason: 'status-changed' }]],
    refunded: [[3, 'provider', 'cancel', { fee: 'refund', endReason: 'refunded' }]],
  } satisfies Record<string, Act[]>).map(([shows, acts]): Story => ({
    shows,
    type: 'car-lease',
    until: 'consent',
    acts,
    ago: 4,
  })),
  { shows: 'rofr-used', type: 'timeshare', until: 'rofr', acts: agreed('rofr-used'), ago: 3 },
  { shows: 'holder-stalled', type: 'loan', until: 'ask-lender', acts: stalled(17.5, 'buyer'), ago: 2 },
  { shows: 'buyer-stalled', type: 'loan', until: 'apply', acts: stalled(17.5, 'holder'), ago: 2 },
  {
    shows: 'both-stalled',
    type: 'apartment',
    until: 'viewing',
    acts: [...stalled(14.5, 'buyer'), [2, 'holder', 'answer-refusal', { agree: true }]],
    ago: 2,
  },
  {
    shows: 'terms-differ',
    type: 'car-lease',
    until: 'inspect',
    acts: [
      [2, 'buyer', 'record-refusal', { reason: 'terms-differ', note: 'It is another trim.' }],
      [2, 'admin', 'cancel', { fee: 'refund', takeOffMarket: true, note: 'The photos show it.' }],
    ],
    ago: 3,
  },
];

/** Who gives written consent, by the key of the step. */
export const CONSENT_FROM: Record<string, string> = {
  'car-lease': 'Acme Leasing, Ms. Reed',
  apartment: 'Hill Street Management, Mr. Cole',
  mortgage: 'First Harbor Servicing, assumptions desk',
  timeshare: 'Palm Cove Resort, owner services',
  loan: 'Lakeside Credit Union, Ms. Ortiz',
};

/** A private thread; the parties take turns, the buyer begins. */
export const TALK = phrases(`
  Hi, glad this worked out! When is a good time to talk?
  Evenings are best for me, my number is on the card above.
  I sent my application this morning. They said it takes a few days.
  Great, I told them to expect it. Would it be easier to just Zelle me my half of their fee?
  I’d rather pay the company directly, if that’s fine with you.
  Of course, that makes sense.
  They asked for one more form. It’s on its way to them.
  Thanks for keeping me posted!
`);
