import type { Party } from '@handover/domain/transfers/transfer-life';
import type { Move } from '@handover/domain/transfers/transfer-rules';
import type { ContractType } from '@handover/domain/types/words';
import { phrases } from './phrases.js';

/** What someone does, and how many days after the last thing that happened. */
export type Act = [days: number, by: Move['by'], action: Move['action'], more?: Omit<Move, 'by' | 'action'>];

/**
 * How one transfer went: the steps before `until` are done in the ordinary way (`end` stands for all of them, null for none),
 * and the last of the acts was `ago` days before now.
 */
function story(shows: string, type: ContractType, until: string | null, ago: number, ...acts: Act[]) {
  return { shows, type, until, ago, acts };
}
export type Story = ReturnType<typeof story>;

type Reason = NonNullable<Move['reason']>;
const NOTES: Partial<Record<Reason, string>> = {
  'not-approved': 'The letter says that the income is too low.',
  'not-transferable': 'They told me on the phone.',
  'terms-differ': 'It has 9,000 miles more.',
};
const refused = (days: number, by: Party, reason: Reason): Act => {
  return [days, by, 'record-refusal', { reason, note: NOTES[reason] ?? 'They sent me a letter about it.' }];
};
const agreed = (days: number): Act => [days, 'holder', 'answer-refusal', { agree: true }];
const agreedOn = (reason: Reason): Act[] => [refused(4, 'buyer', reason), agreed(1)];
const withdrawn = (days: number, by: Party, note: string): Act => [days, by, 'withdraw', { note }];
/** Nothing is done until the current step is more than a week late. */
const stalled = (days: number, by: Party): Act[] => [
  [days, 'clock', 'stall'],
  [2, by, 'end-stalled', { note: 'I have not heard anything for weeks.' }],
];
const cancelled = (by: Move['by'], more: Act[3]): Act => [3, by, 'cancel', more];
const MISSTATED = cancelled('admin', { fee: 'refund', takeOffMarket: true, note: 'The photos show it.' });

/** Between the two accounts that can sign in, in both roles. */
export const OPEN_STORIES: Story[] = [
  story('both have to accept', 'apartment', null, 0.2),
  story('the buyer has accepted', 'car-lease', null, 1, [0.4, 'buyer', 'accept']),
  story('just accepted', 'loan', 'ask-lender', 0.1),
  story('waiting for written approval', 'car-lease', 'consent', 3),
  story('three days late', 'mortgage', 'apply', 24),
  story('stalled', 'timeshare', 'estoppel', 1, [28.5, 'clock', 'stall']),
  story('a refusal waits for an answer', 'apartment', 'consent', 1, refused(5, 'holder', 'not-approved')),
  story('paused, because the terms differ', 'car-lease', 'inspect', 1, refused(2, 'buyer', 'terms-differ')),
  story('one has confirmed the last step', 'loan', 'confirmed', 2, [3, 'holder', 'complete-step']),
];

/** How many days ago transfers were completed: some in each of the last weeks, so that the charts of admins have a history. */
const HANDED_OVER: [ContractType, number[]][] = [
  ['car-lease', [5, 19, 33]],
  ['apartment', [8, 15, 27, 44]],
  ['timeshare', [5]],
];

const EARLY: Record<string, Act[]> = {
  'holder-declined': [[0.5, 'holder', 'decline', { note: 'We are keeping it after all, sorry.' }]],
  'holder-silent': [[3, 'clock', 'expire']],
  'buyer-silent': [
    [1, 'holder', 'accept'],
    [2, 'clock', 'expire'],
  ],
  'buyer-withdrew-early': [withdrawn(0.3, 'buyer', 'I found one closer to work.')],
};
const AT_CONSENT: Record<string, Act[]> = {
  'not-approved': agreedOn('not-approved'),
  'not-transferable': agreedOn('not-transferable'),
  'refusal-unanswered': [refused(2, 'buyer', 'not-transferable'), [5.1, 'clock', 'agree-silently']],
  'third-party-stalled': [...stalled(21.5, 'buyer'), agreed(2)],
  'holder-withdrew': [withdrawn(2, 'holder', 'The buyout is cheaper for us.')],
  'buyer-withdrew': [withdrawn(2, 'buyer', 'My plans have changed.')],
  'charged-back': [[9, 'provider', 'charge-back']],
  'admin-cancelled': [cancelled('admin', { fee: 'refund', note: 'Both asked for it.' })],
  'status-changed': [cancelled('admin', { fee: 'undecided', endReason: 'status-changed' })],
  refunded: [cancelled('provider', { fee: 'refund', endReason: 'refunded' })],
};

/** Those that have ended, one for each reason. */
export const ENDED_STORIES: Story[] = [
  ...HANDED_OVER.flatMap(([type, days]) => days.map((ago) => story('handed over', type, 'end', ago))),
  ...Object.entries(EARLY).map(([shows, acts]) => story(shows, 'apartment', null, 6, ...acts)),
  ...Object.entries(AT_CONSENT).map(([shows, acts]) => story(shows, 'car-lease', 'consent', 4, ...acts)),
  story('rofr-used', 'timeshare', 'rofr', 3, ...agreedOn('rofr-used')),
  story('holder-stalled', 'loan', 'ask-lender', 2, ...stalled(17.5, 'buyer')),
  story('buyer-stalled', 'loan', 'apply', 2, ...stalled(17.5, 'holder')),
  story('both-stalled', 'apartment', 'viewing', 2, ...stalled(14.5, 'buyer'), agreed(2)),
  story('terms-differ', 'car-lease', 'inspect', 3, refused(2, 'buyer', 'terms-differ'), MISSTATED),
];

/** Who gives written consent. */
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
