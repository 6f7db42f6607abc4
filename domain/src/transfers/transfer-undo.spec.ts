import { describe, expect, it } from '@jest/globals';
import { addMs } from '../days.js';
import { asChain } from './transfer-chain.fixture.js';
import { otherOf, type Party, type TransferActor } from './transfer-life.js';
import { move, NotAllowed } from './transfer-moves.js';
import { allowedActions, type Move } from './transfer-rules.js';
import { currentStep, newTransfer, type TransferState } from './transfer-state.js';
import { templateOf } from './transfer-steps.js';
import { UNDO_MINUTES } from './transfer-undo.js';

const START = '2026-03-01T12:00:00.000Z';
const minutes = (count: number) => addMs(START, count * 60_000);
const CONSENT = { doneOn: '2026-03-01', from: 'Ms. Reed, Acme Leasing' };

type Said = Omit<Partial<Move>, 'action' | 'by'>;
const does = (t: TransferState, by: TransferActor, action: Move['action'], said: Said = {}, now = START) =>
  move(t, { action, by, ...said }, now);
/** Closes steps in the ordinary way, long before START, until the step with this key is the current one. */
function at(key: string): TransferState {
  const before = addMs(START, -86_400_000);
  let t = asChain(newTransfer('loan', {}, before, 72));
  for (const by of ['holder', 'buyer'] as const) t = does(t, by, 'accept', {}, before);
  for (let step = currentStep(t); step && step.key !== key; step = currentStep(t)) {
    const { actor, closes } = templateOf(t.type, step.key);
    const by: Party = actor === 'buyer' ? 'buyer' : 'holder';
    t = does(t, by, 'complete-step', CONSENT, before);
    if (closes === 'both') t = does(t, otherOf(by), 'confirm-step', {}, before);
  }
  return t;
}
const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof NotAllowed) return error.message;
    throw error;
  }
  return 'allowed';
};
const undo = (t: TransferState, by: TransferActor, key: string, now = START) =>
  refused(() => does(t, by, 'undo-step', { key }, now));

const MOVED_ON = 'The transfer has moved on since then, so this step can no longer be taken back.';
const NOT_LAST = 'Only the step that was marked as done last can be taken back.';

describe('a party takes back', () => {
  it.each<[string, TransferState, Party, Move['action'], Said]>([
    ['a step of their own', at('ask-lender'), 'holder', 'complete-step', { key: 'ask-lender' }],
    ['the written consent that they recorded', at('consent'), 'buyer', 'complete-step', CONSENT],
    ['the first word of two', at('inspect'), 'buyer', 'complete-step', {}],
    ['the first word of the last step', at('confirmed'), 'holder', 'complete-step', {}],
    [
      'the second word of two',
      does(at('inspect'), 'buyer', 'complete-step', { doneOn: '2026-02-27', note: 'Odometer 12,004' }),
      'holder',
      'confirm-step',
      {},
    ],
    [
      'a step with a named day and a note',
      does(
        does(
          does(at('ask-lender'), 'holder', 'complete-step', {}, minutes(-60)),
          'buyer',
          'reopen-step',
          { note: 'The fee is missing' },
          minutes(-50),
        ),
        'holder',
        'expect-step',
        { day: '2026-03-05' },
        minutes(-40),
      ),
      'holder',
      'complete-step',
      {},
    ],
  ])('%s, and everything is as it was before', (_what, before, by, action, said) => {
    const done = does(before, by, action, said);
    expect(done).not.toEqual(before);
    expect(allowedActions(done, by, START)).toContain('undo-step');
    expect(does(done, by, 'undo-step', {}, minutes(UNDO_MINUTES))).toEqual(before);
  });

  it('a step whose note stays, as it does in the history', () => {
    const done = does(at('ask-lender'), 'holder', 'complete-step', { note: 'Fee $595' });
    expect(currentStep(does(done, 'holder', 'undo-step'))?.note).toBe('Fee $595');
  });
});

describe('no one takes back', () => {
  const asked = does(at('ask-lender'), 'holder', 'complete-step');

  it('a step of the other party, and neither does an admin', () => {
    expect(undo(asked, 'buyer', 'ask-lender')).toBe(
      'Only the person who said that this step is done can take that back.',
    );
    expect(undo(asked, 'admin', 'ask-lender')).not.toBe('allowed');
    expect(undo(does(at('ask-lender'), 'admin', 'complete-step'), 'holder', 'ask-lender')).not.toBe(
      'allowed',
    );
    const once = does(at('inspect'), 'buyer', 'complete-step');
    expect(undo(once, 'holder', 'inspect')).toBe(NOT_LAST);
  });

  it('a step after the time for it', () => {
    const late = addMs(minutes(UNDO_MINUTES), 1);
    const sentence = `A step can be taken back within ${UNDO_MINUTES} minutes only. Write to the other person, or ask us.`;
    expect(undo(asked, 'holder', 'ask-lender', late)).toBe(sentence);
    expect(undo(does(at('inspect'), 'buyer', 'complete-step'), 'buyer', 'inspect', late)).toBe(sentence);
    expect(allowedActions(asked, 'holder', late)).not.toContain('undo-step');
  });

  it('a step twice, one before the last, or one that was never done', () => {
    expect(undo(does(asked, 'holder', 'undo-step'), 'holder', 'ask-lender')).toBe(NOT_LAST);
    expect(undo(does(asked, 'buyer', 'complete-step'), 'holder', 'ask-lender')).toBe(NOT_LAST);
    for (const key of ['apply', 'handover']) expect(undo(asked, 'buyer', key)).toBe(NOT_LAST);
  });

  it.each<[string, TransferActor, Move['action'], Said]>([
    ['has named a day', 'buyer', 'expect-step', { day: '2026-03-09' }],
    ['has asked to skip the next step', 'buyer', 'skip-step', {}],
    ['has recorded a refusal', 'buyer', 'record-refusal', { reason: 'not-approved' }],
    ['has given more time', 'admin', 'extend-step', { days: 3 }],
  ])('a step after which someone %s', (_what, by, action, said) => {
    expect(undo(does(asked, by, action, said), 'holder', 'ask-lender')).toBe(MOVED_ON);
  });

  it('a word for both that the other party has answered', () => {
    const once = does(at('inspect'), 'holder', 'complete-step');
    expect(undo(does(once, 'buyer', 'confirm-step'), 'holder', 'inspect')).toBe(
      'Only the person who said that this step is done can take that back.',
    );
  });

  it('an acceptance, a skipped step, or a step of a transfer that is paused or over', () => {
    const accepted = at('ask-lender');
    expect(undo(accepted, 'buyer', 'accept', accepted.createdAt)).toBe('An acceptance cannot be taken back.');
    const release = does(at('inspect'), 'buyer', 'skip-step');
    expect(undo(does(release, 'holder', 'skip-step'), 'holder', 'inspect')).not.toBe('allowed');
    expect(undo(does(asked, 'admin', 'pause'), 'holder', 'ask-lender')).toMatch(/paused/);
    expect(undo(does(asked, 'buyer', 'withdraw'), 'holder', 'ask-lender')).toMatch(/has ended/);
    const handed = does(does(at('confirmed'), 'holder', 'complete-step'), 'buyer', 'confirm-step');
    expect(handed.status).toBe('completed');
    expect(undo(handed, 'buyer', 'confirmed')).toMatch(/is completed/);
    const resumed = does(does(asked, 'admin', 'pause'), 'admin', 'resume', {}, minutes(1));
    expect(undo(resumed, 'holder', 'ask-lender', minutes(1))).toBe(MOVED_ON);
  });
});
