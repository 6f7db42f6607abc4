import { describe, expect, it } from '@jest/globals';
import { addDays } from '../days.js';
import type { ContractType } from '../types/words.js';
import { remindersDue } from './transfer-clock.js';
import { signsWithoutRelease } from './transfer-consent.js';
import { move, NotAllowed } from './transfer-moves.js';
import type { Move } from './transfer-rules.js';
import { newTransfer, type TransferState } from './transfer-state.js';

const START = '2026-03-01T12:00:00.000Z';
const at = (days: number) => addDays(START, days);
const CONSENT = { doneOn: '2026-03-01', from: 'Ms. Reed, Acme Servicing' };
type Said = Omit<Partial<Move>, 'action' | 'by'>;
const does = (t: TransferState, by: Move['by'], action: Move['action'], said: Said = {}, now = START) =>
  move(t, { action, by, ...said }, now);
/** An admin has closed everything that the step needs. */
function until(key: string, type: ContractType): TransferState {
  let t = does(does(newTransfer(type, {}, START, 72), 'holder', 'accept'), 'buyer', 'accept');
  for (const step of t.steps.slice(1)) {
    if (step.key === key) return t;
    t = does(t, 'admin', 'complete-step', { key: step.key, ...CONSENT });
  }
  return t;
}
const decided = (said: Said) =>
  does(until('decision', 'mortgage'), 'buyer', 'complete-step', { key: 'decision', ...CONSENT, ...said });
const stepOf = ({ steps }: TransferState, key: string) => steps.find((step) => step.key === key);

describe('what a written consent says', () => {
  it('is recorded with it, and taken back with it', () => {
    const t = decided({ validUntil: '2026-03-31', releaseIncluded: true });
    expect(stepOf(t, 'decision')).toMatchObject({ validUntil: '2026-03-31', releaseIncluded: true });
    const back = does(t, 'buyer', 'undo-step', { key: 'decision' });
    expect(stepOf(back, 'decision')).toMatchObject({ validUntil: null, releaseIncluded: null });
  });

  it.each<[string, Said, string]>([
    ['a day that is none', { validUntil: '2026-02-30' }, 'YYYY-MM-DD'],
    ['an approval that has ended', { validUntil: '2026-02-27' }, 'already ended'],
    ['a day far away', { validUntil: '2028-01-01' }, 'within a year'],
  ])('is refused: %s', (_what, said, words) => {
    expect(() => decided(said)).toThrow(words);
  });

  it.each<[string, ContractType, string, Said]>([
    ['a last day where nobody decides', 'mortgage', 'package', { validUntil: '2026-03-31' }],
    ['a release from an apartment', 'apartment', 'consent', { ...CONSENT, releaseIncluded: true }],
  ])('is refused: %s', (_what, type, key, said) => {
    expect(() => does(until(key, type), 'holder', 'complete-step', { key, ...said })).toThrow(NotAllowed);
  });
});

describe('a release that the approval does not include', () => {
  it.each([
    [true, false],
    [false, true],
    [undefined, true],
  ])('recorded as %s: the parties are warned before they sign: %s', (releaseIncluded, isWarned) => {
    const t = decided(releaseIncluded === undefined ? {} : { releaseIncluded });
    expect(signsWithoutRelease('mortgage', t.steps, 'closing')).toBe(isWarned);
    expect(signsWithoutRelease('mortgage', t.steps, 'title')).toBe(false);
  });

  it.each([
    ['car-lease', true],
    ['loan', true],
    ['apartment', false],
    ['timeshare', false],
  ] as const)('%s: is asked about: %s', (type, isAsked) => {
    const key = type === 'timeshare' ? 'deed' : 'sign';
    expect(signsWithoutRelease(type, until(key, type).steps, key)).toBe(isAsked);
  });
});

describe('a buyer who may cancel the agreement for five days', () => {
  const rules = { lines: [], cancelDays: 5 };
  const t = until('deed', 'timeshare');
  const steps = t.steps.map((step) => (step.key === 'agreement' ? { ...step, rules } : step));
  const signed = (days: number, doneOn: string | null = null) =>
    does({ ...t, steps }, 'holder', 'complete-step', { key: 'deed', doneOn }, at(days));

  it.each([0, 5])('holds the deed back on day %i', (days) => {
    expect(() => signed(days)).toThrow('may still cancel the agreement until Mar 6, 2026');
  });

  it('no longer does on day 6, but a deed that was signed before is refused', () => {
    expect(stepOf(signed(6), 'deed')).toMatchObject({ status: 'done' });
    expect(() => signed(6, '2026-03-06')).toThrow('may still cancel');
  });
});

it('the answer of a landlord may end, too, although it is not bound', () => {
  const said = { key: 'consent', ...CONSENT, validUntil: '2026-03-21' };
  const t = does(until('consent', 'apartment'), 'buyer', 'complete-step', said);
  expect(stepOf(t, 'consent')).toMatchObject({ validUntil: '2026-03-21' });
});

describe('the end of a consent', () => {
  const said = { key: 'consent', ...CONSENT, validUntil: '2026-03-21' };
  const t = does(until('consent', 'car-lease'), 'buyer', 'complete-step', said);
  const kinds = (of: TransferState, days: number) =>
    remindersDue(of, at(days)).flatMap(({ kind, to, about }) =>
      kind.startsWith('consent') ? [[kind, to.join(), about]] : [],
    );

  it.each([
    [12, []],
    [13, [['consent-ends', 'holder,buyer', '2026-03-21:7']]],
    [18, [['consent-ends', 'holder,buyer', '2026-03-21:7']]],
    [19, [['consent-ends', 'holder,buyer', '2026-03-21:1']]],
    [20, [['consent-over', 'holder,buyer', '2026-03-21:0']]],
    [25, [['consent-over', 'holder,buyer', '2026-03-21:0']]],
  ])('after %d days reminds both of %j', (days, expected) => {
    expect(kinds(t, days)).toEqual(expected);
  });

  it('reminds of nothing once both have signed, during a pause, or without a day', () => {
    const signed = does(does(t, 'holder', 'complete-step'), 'buyer', 'confirm-step', { key: 'sign' });
    expect(stepOf(signed, 'sign')?.status).toBe('done');
    expect(kinds(signed, 19)).toEqual([]);
    expect(kinds(does(t, 'admin', 'pause'), 19)).toEqual([]);
    expect(kinds(until('sign', 'car-lease'), 19)).toEqual([]);
  });
});
