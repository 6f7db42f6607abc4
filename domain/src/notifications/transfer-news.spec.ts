import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf } from '../days.js';
import { move } from '../transfers/transfer-moves.js';
import type { Move } from '../transfers/transfer-rules.js';
import { currentStep, newTransfer, type TransferState } from '../transfers/transfer-state.js';
import { NOTIFICATION_EVENTS, type NotificationEvent } from './notification-events.js';
import { notificationText } from './notification-text.js';
import { newsOf, remindersOf } from './transfer-news.js';
import { APPLICATION_TEXTS } from './application-text.js';
import { LISTING_TEXTS } from './listing-text.js';
import { SAVED_TEXTS } from './saved-text.js';

const START = '2026-03-01T12:00:00.000Z';
const days = (n: number) => addDays(START, n);
const TITLE = '2023 BMW X3';
const SECRET = 'call 415-555-2671';

const seen = new Set<NotificationEvent>();
/** What is told about one move, as `holder: event`; both texts are made, too. */
function told(before: TransferState | null, after: TransferState, by: Move['by']): string[] {
  return newsOf(before, after, by).map(({ to, event, facts }) => {
    seen.add(event);
    const { title, text } = notificationText(event, TITLE, facts);
    expect(title).toContain(TITLE);
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
    expect(text.length).toBeGreaterThan(10);
    expect(`${title} ${text} ${JSON.stringify(facts)}`).not.toContain(SECRET);
    return `${to}: ${event}`;
  });
}
const does = (t: TransferState, by: Move['by'], action: Move['action'], said = {}, now = START) =>
  move(t, { action, by, note: SECRET, ...said }, now);
/** A move and what is told about it. */
const news = (t: TransferState, by: Move['by'], action: Move['action'], said = {}, now = START): string[] =>
  told(t, does(t, by, action, said, now), by);

const proposed = newTransfer('apartment', {}, START, 72);
const once = does(proposed, 'holder', 'accept');
const bothAccepted = does(once, 'buyer', 'accept');
/** The apartment has been seen: the landlord is asked. */
const accepted = does(bothAccepted, 'admin', 'skip-step', { key: 'viewing' });
const atSecond = does(accepted, 'holder', 'complete-step');
const at = (key: string): TransferState => {
  let t = accepted;
  while (currentStep(t)?.key !== key)
    t = does(t, 'admin', 'complete-step', { doneOn: dayOf(START), from: 'The landlord' });
  return t;
};
const last = at('keys');
const saidLast = does(last, 'buyer', 'complete-step');

/** A car lease whose approval holds for ten days; nothing else is due. */
const approved = ['ask-lessor', 'inspect', 'apply', 'consent'].reduce(
  (t, key) =>
    does(t, 'admin', 'complete-step', {
      key,
      doneOn: '2026-03-01',
      from: 'Acme',
      ...(key === 'consent' && { validUntil: days(10).slice(0, 10) }),
    }),
  ['holder', 'buyer'].reduce(
    (t, by) => does(t, by as 'holder', 'accept'),
    newTransfer('car-lease', {}, START, 72),
  ),
);

describe('what the parties are told', () => {
  it.each<[string, string[], string[]]>([
    ['the beginning', told(null, proposed, 'provider'), ['holder: begun', 'buyer: begun']],
    ['one acceptance', news(proposed, 'holder', 'accept'), ['buyer: other-accepted']],
    ['both acceptances', news(once, 'buyer', 'accept'), ['holder: accepted', 'buyer: accepted']],
    ['a step of one party', news(accepted, 'holder', 'complete-step'), ['buyer: step-done']],
    ['a reopened step', news(atSecond, 'buyer', 'reopen-step'), ['holder: step-reopened']],
    ['a step that is taken back', news(atSecond, 'holder', 'undo-step'), ['buyer: step-undone']],
    ['a word that is taken back', news(saidLast, 'buyer', 'undo-step'), ['holder: step-undone']],
    ['the later of two parallel steps', news(bothAccepted, 'holder', 'complete-step'), ['buyer: step-done']],
    ['one word of two', news(last, 'buyer', 'complete-step'), ['holder: step-said']],
    ['the other word', news(saidLast, 'holder', 'confirm-step'), ['holder: completed', 'buyer: completed']],
    [
      'an admin skips a step',
      news(accepted, 'admin', 'skip-step'),
      ['holder: step-skipped', 'buyer: step-skipped'],
    ],
    ['a new day', news(accepted, 'holder', 'expect-step', { day: dayOf(days(8)) }), ['buyer: day-named']],
    ['a far day', news(accepted, 'holder', 'expect-step', { day: dayOf(days(60)) }), ['buyer: day-proposed']],
    ['asking to skip', news(atSecond, 'buyer', 'skip-step'), ['holder: skip-asked']],
    [
      'more time from an admin',
      news(accepted, 'admin', 'extend-step', { days: 3 }),
      ['holder: day-extended', 'buyer: day-extended'],
    ],
    [
      'a refusal',
      news(accepted, 'holder', 'record-refusal', { reason: 'not-transferable' }),
      ['buyer: refused'],
    ],
    [
      'other terms',
      news(accepted, 'buyer', 'record-refusal', { reason: 'terms-differ' }),
      ['holder: paused'],
    ],
    ['a pause', news(accepted, 'admin', 'pause'), ['holder: paused', 'buyer: paused']],
    [
      'the end of a pause',
      news(does(accepted, 'admin', 'pause'), 'admin', 'resume', {}, days(1)),
      ['holder: resumed', 'buyer: resumed'],
    ],
    ['a withdrawal', news(accepted, 'buyer', 'withdraw'), ['holder: ended', 'buyer: ended']],
    ['silence', news(proposed, 'clock', 'expire', {}, days(3)), ['holder: ended', 'buyer: ended']],
    // the reminder `stuck` says it
    ['a stalled step', news(accepted, 'clock', 'stall', {}, days(12)), []],
    [
      'a decision about the fee',
      news(
        does(accepted, 'admin', 'cancel', { fee: 'undecided', endReason: 'status-changed' }),
        'admin',
        'decide-fee',
        { fee: 'refund' },
      ),
      ['holder: fee-decided', 'buyer: fee-decided'],
    ],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });

  it.each<[string, TransferState, number, string[]]>([
    ['a third of the time to accept', once, 1, ['buyer: accept-first']],
    ['most of the time to accept', proposed, 2.6, ['holder: accept-last', 'buyer: accept-last']],
    ['two days before the due date', accepted, 4, ['holder: due-soon']],
    ['a day late', accepted, 6.5, ['holder: late', 'buyer: late']],
    ['a week late', accepted, 12.5, ['holder: stuck', 'buyer: stuck']],
    ['the last word is missing for 3 days', saidLast, 3.5, ['holder: confirm-first']],
    ['the last word is missing for a week', saidLast, 7.5, ['holder: confirm-last']],
    ['a week before an approval ends', approved, 5, ['holder: consent-ends', 'buyer: consent-ends']],
    ['the last day of an approval', approved, 10, ['holder: consent-over', 'buyer: consent-over']],
  ])('reminds: %s', (_when, t, day, expected) => {
    const found = remindersOf(t, days(day));
    expect(found.map(({ to, event }) => `${to}: ${event}`)).toEqual(expected);
    for (const { event, facts } of found) {
      seen.add(event);
      expect(notificationText(event, TITLE, facts).text).not.toMatch(/undefined|Invalid/);
    }
    // the same reminder has the same key at any later time
    expect(remindersOf(t, addDays(days(day), 0.01)).map((one) => one.once)).toEqual(
      found.map((one) => one.once),
    );
  });

  it('names to each party the step that is next for them', () => {
    const mortgage = ['holder', 'buyer'].reduce(
      (t, by) => does(t, by as 'holder', 'accept'),
      newTransfer('mortgage', {}, START, 72),
    );
    const agreed = does(mortgage, 'admin', 'complete-step', { key: 'agreement' });
    expect(newsOf(mortgage, agreed, 'admin').map(({ to, facts }) => [to, facts.step, facts.next])).toEqual([
      ['holder', 'agreement', 'package'],
      ['buyer', 'agreement', 'gap'],
    ]);
    expect(remindersOf(agreed, days(19.5)).map(({ to, facts }) => [to, facts.step])).toEqual([
      ['holder', 'package'],
      ['buyer', 'package'],
      ['holder', 'gap'],
      ['buyer', 'gap'],
      ['holder', 'title'],
      ['buyer', 'title'],
    ]);
  });

  it('covers every event of transfers', () => {
    const others = ['question', 'answer', 'message', 'still-available', 'report-seen'];
    expect([...seen].sort()).toEqual(
      Object.keys(NOTIFICATION_EVENTS)
        .filter((event) => !others.includes(event) && !(event in SAVED_TEXTS) && !(event in LISTING_TEXTS))
        .filter((event) => !(event in APPLICATION_TEXTS))
        .sort(),
    );
  });
});

describe('the texts', () => {
  it('say whose turn it is', () => {
    const [told_] = newsOf(accepted, atSecond, 'holder');
    expect(notificationText('step-done', TITLE, told_!.facts)).toEqual({
      title: `Your turn: ${TITLE}`,
      text: expect.stringMatching(/: done\. Next: .+ \((you|both of you)\) by Mar \d+, 2026\.$/) as unknown,
    });
  });

  it('say where the fee goes, to each party', () => {
    const ended = does(accepted, 'holder', 'withdraw');
    const texts = newsOf(accepted, ended, 'holder').map(
      ({ facts }) => notificationText('ended', TITLE, facts).text,
    );
    expect(texts).toEqual([
      'The seller withdrew. The buyer gets the fee back.',
      'The seller withdrew. Your fee goes back to your card.',
    ]);
  });

  it('promise the fee where it always goes back', () => {
    const always = { ...accepted, feeRule: 'always-refund' } as const;
    const textsTo = (before: TransferState, after: TransferState) =>
      newsOf(before, after, 'buyer').map(({ event, facts }) => notificationText(event, TITLE, facts).text);
    expect(textsTo(accepted, does(accepted, 'buyer', 'withdraw'))).toEqual(
      Array(2).fill('The buyer withdrew. The fee is not refunded.'),
    );
    expect(textsTo(always, does(always, 'buyer', 'withdraw'))).toEqual([
      'The buyer withdrew. The buyer gets the fee back.',
      'The buyer withdrew. Your fee goes back to your card.',
    ]);
    const refusal = { reason: 'not-transferable' } as const;
    const doubt = /first refund in 90 days/;
    expect(textsTo(accepted, does(accepted, 'buyer', 'record-refusal', refusal))[0]).toMatch(doubt);
    expect(textsTo(always, does(always, 'buyer', 'record-refusal', refusal))[0]).not.toMatch(doubt);
  });

  it('name the contract of a public thread', () => {
    expect(notificationText('question', TITLE, null).title).toBe(`New question: ${TITLE}`);
    expect(notificationText('answer', TITLE, null).title).toBe(`New answer: ${TITLE}`);
  });
});
