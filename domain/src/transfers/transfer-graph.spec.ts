import { describe, expect, it } from '@jest/globals';
import { addDays, dayOf, daysBetween } from '../days.js';
import { TRANSFER_STEPS } from '../types/steps.js';
import type { ContractType } from '../types/words.js';
import { clockMove, remindersDue } from './transfer-clock.js';
import { currentSteps, nextStep, transferDueAt } from './transfer-graph.js';
import type { Party, TransferActor } from './transfer-life.js';
import { move, NotAllowed } from './transfer-moves.js';
import { allowedActions, allowedOnStep, type Move } from './transfer-rules.js';
import { newTransfer, type TransferState } from './transfer-state.js';
import { neededBy } from './transfer-steps.js';

const START = '2026-03-01T12:00:00.000Z';
const at = (days: number) => addDays(START, days);
const CONSENT = { doneOn: '2026-03-01', from: 'Ms. Reed, Acme Servicing' };
type Said = Omit<Partial<Move>, 'action' | 'by'>;
const does = (t: TransferState, by: TransferActor, action: Move['action'], said: Said = {}, now = START) =>
  move(t, { action, by, ...said }, now);
const accepted = (type: ContractType = 'mortgage') =>
  does(does(newTransfer(type, {}, START, 72), 'holder', 'accept'), 'buyer', 'accept');
/** An admin closes these steps. */
const closed = (t: TransferState, ...keys: string[]) =>
  keys.reduce((before, key) => does(before, 'admin', 'complete-step', { key, ...CONSENT }), t);
const keysOf = (t: TransferState) => currentSteps(t).map(({ key }) => key);
const next = (t: TransferState, by: TransferActor) => nextStep(t, by)?.key;
const refused = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof NotAllowed) return error.message;
    throw error;
  }
  return 'allowed';
};

describe('the needs of steps', () => {
  it.each(Object.keys(TRANSFER_STEPS) as ContractType[])(
    '%s: name earlier steps, and none is missing',
    (type) => {
      const keys = TRANSFER_STEPS[type].map(({ key }) => key);
      for (const { key } of TRANSFER_STEPS[type]) {
        const needs = neededBy(type, {}, key);
        expect(needs.length === 0).toBe(key === 'accept');
        for (const need of needs) expect(keys.slice(0, keys.indexOf(key))).toContain(need);
      }
    },
  );

  it('of a step that is left out pass to those that need it', () => {
    expect(neededBy('timeshare', {}, 'deed')).toEqual(['closing-company', 'rofr']);
    expect(neededBy('timeshare', { rofr: 'no' }, 'deed')).toEqual(['closing-company', 'agreement']);
    expect(neededBy('mortgage', {}, 'apply')).toEqual(['package', 'gap']);
    const noGap = { askingPrice: 1, balance: 1 };
    expect(neededBy('mortgage', noGap, 'apply')).toEqual(['package', 'agreement']);
    expect(neededBy('loan', { securedBy: 'nothing', askingCash: 0 }, 'confirmed')).toEqual(['sign']);
    expect(neededBy('loan', {}, 'sign')).toEqual(['consent', 'inspect']);
    expect(neededBy('loan', { securedBy: 'nothing' }, 'sign')).toEqual(['consent', 'accept']);
  });

  it('are copied when the transfer begins; one that has none stored is a chain', () => {
    expect(accepted().steps.find(({ key }) => key === 'closing')?.needs).toEqual(['decision', 'title']);
    const steps = newTransfer('mortgage', {}, START, 72).steps.map((step) => ({ ...step, needs: null }));
    const chain = { ...newTransfer('mortgage', {}, START, 72), steps };
    const begun = does(does(chain, 'holder', 'accept'), 'buyer', 'accept');
    expect(keysOf(begun)).toEqual(['package']);
    expect(keysOf(closed(begun, 'package'))).toEqual(['agreement']);
  });
});

describe('several current steps', () => {
  it('begin once everything that they need is closed', () => {
    const t = accepted();
    expect(keysOf(t)).toEqual(['package', 'agreement']);
    expect(keysOf(closed(t, 'agreement'))).toEqual(['package', 'gap', 'title']);
    expect(keysOf(closed(t, 'agreement', 'package'))).toEqual(['gap', 'title']);
    expect(keysOf(closed(t, 'agreement', 'package', 'gap'))).toEqual(['apply', 'title']);
    expect(keysOf(closed(t, 'agreement', 'package', 'gap', 'title', 'apply'))).toEqual(['decision']);
    expect(keysOf(closed(t, 'agreement', 'package', 'gap', 'title', 'apply', 'decision'))).toEqual([
      'closing',
    ]);
  });

  it('let the buyer of a car see it before they apply, or at any time before both sign', () => {
    const car = accepted('car-lease');
    expect([next(car, 'holder'), next(car, 'buyer')]).toEqual(['ask-lessor', 'inspect']);
    const asked = closed(car, 'ask-lessor');
    expect(keysOf(asked)).toEqual(['inspect', 'apply']);
    expect(keysOf(closed(asked, 'apply', 'consent'))).toEqual(['inspect']);
    expect(keysOf(closed(asked, 'inspect', 'apply', 'consent'))).toEqual(['sign', 'insure']);
  });

  it('let a car be insured while the papers are signed, and handed over after both', () => {
    const t = closed(accepted('car-lease'), 'ask-lessor', 'inspect', 'apply', 'consent');
    expect(keysOf(closed(t, 'sign'))).toEqual(['insure']);
    expect(keysOf(closed(t, 'insure'))).toEqual(['sign']);
    expect(keysOf(closed(t, 'sign', 'insure'))).toEqual(['handover']);
  });

  it('give each party the one that waits for them first, and what may be done with each', () => {
    const t = closed(accepted(), 'agreement');
    expect([next(t, 'holder'), next(t, 'buyer')]).toEqual(['package', 'gap']);
    expect(allowedActions(t, 'buyer', START)).toContain('complete-step');
    expect(allowedOnStep(t, 'package', 'buyer', START)).not.toContain('complete-step');
    // either party records what a third party does
    for (const by of ['holder', 'buyer'] as const)
      expect(allowedOnStep(t, 'title', by, START)).toContain('complete-step');
    expect(allowedOnStep(t, 'decision', 'buyer', START)).toEqual([]);
  });

  it('are closed by their key in any order, and never before they begin', () => {
    const t = closed(accepted(), 'agreement');
    expect(keysOf(does(t, 'holder', 'complete-step', { key: 'title' }))).toEqual(['package', 'gap']);
    expect(refused(() => does(t, 'holder', 'complete-step', { key: 'closing' }))).toBe(
      'This is not the current step.',
    );
  });

  it('tell a buyer without money for the gap so before the application, and the fee goes back', () => {
    const t = closed(accepted(), 'agreement');
    const refusal = {
      key: 'gap',
      reason: 'not-approved',
      saidBy: 'Second Bank',
      saidOn: '2026-03-01',
    } as const;
    const stopped = does(t, 'buyer', 'record-refusal', refusal);
    expect(does(stopped, 'holder', 'answer-refusal', { agree: true })).toMatchObject({
      endReason: 'not-approved',
      feeOutcome: 'refund',
    });
  });

  it('put the answer to a refusal first, and take no second refusal', () => {
    const t = closed(accepted(), 'agreement');
    const stopped = does(t, 'holder', 'record-refusal', { key: 'package', reason: 'not-transferable' });
    expect(next(stopped, 'buyer')).toBe('package');
    expect(allowedActions(stopped, 'buyer', START)).toContain('answer-refusal');
    expect(
      refused(() => does(stopped, 'buyer', 'record-refusal', { key: 'gap', reason: 'terms-differ' })),
    ).toMatch(/has to be answered first/);
    const ended = does(stopped, 'buyer', 'answer-refusal', { agree: true });
    expect(ended.steps.filter(({ status }) => status === 'refused').map(({ key }) => key)).toEqual([
      'package',
    ]);
  });

  it('wait again if a step that they need is reopened or taken back', () => {
    const t = closed(accepted('apartment'), 'viewing');
    const asked = does(t, 'holder', 'complete-step', { key: 'ask-landlord' });
    expect(keysOf(asked)).toEqual(['apply']);
    expect(keysOf(does(asked, 'holder', 'undo-step', { key: 'ask-landlord' }))).toEqual(['ask-landlord']);
    const reopened = does(asked, 'buyer', 'reopen-step', { key: 'ask-landlord', note: 'Which dates?' });
    expect(keysOf(reopened)).toEqual(['ask-landlord']);
    const applied = does(asked, 'buyer', 'complete-step', { key: 'apply' });
    expect(refused(() => does(applied, 'buyer', 'reopen-step', { key: 'ask-landlord', note: 'x' }))).not.toBe(
      'allowed',
    );
  });

  it('are taken back without touching the others', () => {
    const t = closed(accepted(), 'agreement');
    const named = does(t, 'buyer', 'expect-step', { key: 'gap', day: dayOf(at(20)) });
    const done = does(named, 'holder', 'complete-step', { key: 'package' });
    expect(does(done, 'holder', 'undo-step', { key: 'package' })).toEqual(named);
  });

  it('are all moved by a pause', () => {
    const t = closed(accepted(), 'agreement');
    const due = (one: TransferState) => currentSteps(one).map(({ dueAt }) => dueAt);
    const resumed = does(does(t, 'admin', 'pause'), 'admin', 'resume', {}, at(4));
    expect(due(resumed)).toEqual(due(t).map((day) => addDays(day as string, 4)));
  });

  it('stall the transfer as long as one of them is late; it is ended for the one that the other party is late with', () => {
    const t = closed(accepted(), 'agreement');
    const late = move(t, clockMove(t, at(30)) as Move, at(30));
    expect(late.stalledAt).toBe(at(30));
    const titled = does(late, 'buyer', 'complete-step', { key: 'title' }, at(30));
    expect(titled.stalledAt).toBe(at(30));
    expect(does(titled, 'buyer', 'end-stalled', {}, at(30)).endReason).toBe('holder-stalled');
    expect(does(titled, 'holder', 'end-stalled', {}, at(30)).endReason).toBe('buyer-stalled');
    const ended = (by: Party, key: string) => refused(() => does(titled, by, 'end-stalled', { key }, at(30)));
    expect(ended('holder', 'package')).toMatch(/only the other person/);
    expect(ended('buyer', 'package')).toBe('allowed');
  });

  it('are reminded of one by one', () => {
    const t = closed(accepted(), 'agreement');
    expect(remindersDue(t, at(13)).map(({ kind, stepKey }) => [kind, stepKey])).toEqual([
      ['due-soon', 'package'],
      ['due-soon', 'gap'],
    ]);
    expect(remindersDue(t, at(20)).map(({ kind, stepKey }) => [kind, stepKey])).toEqual([
      ['late', 'package'],
      ['late', 'gap'],
      ['due-soon', 'title'],
    ]);
  });
});

describe('when the transfer is due', () => {
  const daysOf = (t: TransferState) => Math.round(daysBetween(START, transferDueAt(t) as string));

  it('follows the longest path, not the sum of all steps', () => {
    const sum = TRANSFER_STEPS.mortgage.reduce((days, { dueDays }) => days + dueDays, 0);
    expect(daysOf(accepted())).toBe(14 + 14 + 21 + 60 + 14 + 60);
    expect(daysOf(accepted())).toBeLessThan(sum - 75);
  });

  it('moves with what happens: a step that is done early brings it closer, a later day moves it', () => {
    const t = accepted();
    const early = does(t, 'holder', 'complete-step', { key: 'package' });
    expect(daysOf(closed(early, 'agreement'))).toBe(14 + 21 + 60 + 14 + 60);
    const later = (key: string) => does(t, 'holder', 'expect-step', { key, day: dayOf(at(27)) });
    expect(daysOf(later('agreement'))).toBeGreaterThan(daysOf(t) + 12);
    // the package is not on the longest path until then
    expect(daysOf(later('package'))).toBe(daysOf(t));
  });
});
