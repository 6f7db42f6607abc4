import { describe, expect, it } from '@jest/globals';
import { addDays, addMs, dayOf, HOUR_MS } from '../days.js';
import { clockMove, remindersDue } from './transfer-clock.js';
import { move } from './transfer-moves.js';
import type { Move } from './transfer-rules.js';
import { currentStep, newTransfer, type TransferState } from './transfer-state.js';

const START = '2026-03-01T12:00:00.000Z';
const hours = (n: number) => addMs(START, n * HOUR_MS);
const days = (n: number) => addDays(START, n);
const proposed = newTransfer('apartment', {}, START, 72);
const does = (t: TransferState, by: Move['by'], action: Move['action'], said = {}, now = START) =>
  move(t, { action, by, ...said }, now);
/** The apartment has been seen: the landlord is asked. */
const accepted = does(does(does(proposed, 'holder', 'accept'), 'buyer', 'accept'), 'admin', 'skip-step', {
  key: 'viewing',
});
/** Papers that both sign. */
const atSign = ['ask-landlord', 'apply', 'consent'].reduce(
  (t, key) => does(t, 'admin', 'complete-step', { key }),
  accepted,
);
const run = (t: TransferState, now: string): TransferState => {
  const due = clockMove(t, now);
  return due ? run(move(t, due, now), now) : t;
};
/** The last step of an apartment, confirmed by the buyer alone. */
function saidOnce(): TransferState {
  let t = atSign;
  while (currentStep(t)?.key !== 'keys') t = does(t, 'admin', 'skip-step');
  return does(t, 'buyer', 'complete-step');
}

describe('the clock', () => {
  it.each([
    ['both are silent', proposed, 'holder-silent'],
    ['the holder is silent', does(proposed, 'buyer', 'accept'), 'holder-silent'],
    ['the buyer is silent', does(proposed, 'holder', 'accept'), 'buyer-silent'],
  ] as const)('ends a transfer after 72 hours: %s', (_when, t, endReason) => {
    expect(clockMove(t, hours(71.9))).toBeNull();
    const ended = run(t, hours(72));
    expect(ended).toMatchObject({ status: 'cancelled', endReason, feeOutcome: 'refund' });
    expect(run(ended, hours(200))).toBe(ended);
  });

  it('gives the hours of the setting', () => {
    const t = newTransfer('apartment', {}, START, 24);
    expect(clockMove(t, hours(23))).toBeNull();
    expect(clockMove(t, hours(24))).not.toBeNull();
  });

  it('marks a step as stalled a week after it was due, and a new day undoes it', () => {
    expect(clockMove(accepted, days(11.9))).toBeNull();
    const stalled = run(accepted, days(12));
    expect(stalled.stalledAt).toBe(days(12));
    expect(run(stalled, days(13))).toBe(stalled);
    const asked = does(stalled, 'holder', 'expect-step', { day: dayOf(days(15)) }, days(12));
    const named = does(asked, 'buyer', 'expect-step', { day: dayOf(days(15)) }, days(12));
    expect(named.stalledAt).toBeNull();
    expect(run(named, days(22)).stalledAt).toBeNull();
    expect(run(named, days(24)).stalledAt).not.toBeNull();
  });

  it.each([
    ['the holder does not act', accepted, 'buyer', 'holder-stalled', 'refund'],
    ['one of two has confirmed', does(atSign, 'holder', 'complete-step'), 'holder', 'buyer-stalled', 'keep'],
  ] as const)('lets the other party end a stalled step: %s', (_when, t, by, endReason, feeOutcome) => {
    const stalled = run(t, days(20));
    expect(does(stalled, by, 'end-stalled', {}, days(20))).toMatchObject({ endReason, feeOutcome });
    const late = by === 'buyer' ? 'holder' : 'buyer';
    expect(() => does(stalled, late, 'end-stalled', {}, days(20))).toThrow(
      'This step is waiting for you, so only the other person can end the transfer this way.',
    );
  });

  it('asks the other party first if neither of them is late alone', () => {
    const asked = does(run(atSign, days(20)), 'buyer', 'end-stalled', {}, days(20));
    expect(asked.status).toBe('in-progress');
    expect(clockMove(asked, days(24.9))).toBeNull();
    expect(run(asked, days(25))).toMatchObject({ endReason: 'both-stalled', feeOutcome: 'refund' });
  });

  it('closes the last step ten days after one party has confirmed it', () => {
    expect(clockMove(saidOnce(), days(9.9))).toBeNull();
    expect(run(saidOnce(), days(10)).status).toBe('completed');
  });

  it('does nothing while the transfer is paused, and moves every deadline by the pause', () => {
    const paused = does(proposed, 'admin', 'pause', {}, hours(10));
    expect(clockMove(paused, hours(500))).toBeNull();
    const resumed = does(paused, 'admin', 'resume', {}, hours(500));
    expect(clockMove(resumed, hours(561))).toBeNull();
    expect(clockMove(resumed, hours(562))).not.toBeNull();
  });
});

describe('reminders', () => {
  it.each([
    [proposed, 23, null],
    [proposed, 24, 'accept-first'],
    [proposed, 60, 'accept-last'],
    [proposed, 72, null],
    [accepted, 24 * 2.9, null],
    [accepted, 24 * 3, 'due-soon'],
    [accepted, 24 * 5.5, null],
    [accepted, 24 * 6, 'late'],
    [accepted, 24 * 12, 'stuck'],
    [saidOnce(), 24 * 3, 'confirm-first'],
    [saidOnce(), 24 * 7, 'confirm-last'],
  ] as const)('%# after %d hours: %s', (t, after, kind) => {
    expect(remindersDue(t, hours(after))[0]?.kind ?? null).toBe(kind);
  });

  it('go to the party who has not acted', () => {
    expect(remindersDue(does(proposed, 'buyer', 'accept'), hours(24))[0]?.to).toEqual(['holder']);
    expect(remindersDue(accepted, days(3))[0]?.to).toEqual(['holder']);
    expect(remindersDue(accepted, days(6))[0]?.to).toEqual(['holder', 'buyer']);
    expect(remindersDue(saidOnce(), days(3))[0]?.to).toEqual(['holder']);
  });
});
