import { describe, expect, it } from '@jest/globals';
import type { Facts } from '../facts/fact.js';
import { FEE_RULES } from '../fee-rule.js';
import { addMs, dayOf, HOUR_MS, shiftDay } from '../days.js';
import { END_REASONS } from './transfer-endings.js';
import { isOpen, TRANSFER_ACTIONS, type TransferActor } from './transfer-life.js';
import { move } from './transfer-moves.js';
import { allowedActions, inputProblem, stateProblem, type Move } from './transfer-rules.js';
import { currentSteps, isClosed, needsOf, nextStep } from './transfer-graph.js';
import { newTransfer, type StepState, type TransferState } from './transfer-state.js';
import { isBound } from './transfer-steps.js';
import { TRANSFER_STEPS } from '../types/steps.js';
import type { ContractType } from '../types/words.js';
import { REFUSALS } from './step-template.js';
import { PAUSE_REASONS } from './transfer-pauses.js';

/** Linear congruential: the same sequence in every run, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return { next, pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T };
}
type Random = ReturnType<typeof randomFrom>;

const ACTORS: readonly TransferActor[] = ['holder', 'holder', 'buyer', 'buyer', 'admin', 'clock', 'provider'];
const FACTS: Facts[] = [
  {},
  { securedBy: 'vehicle' },
  { securedBy: 'vessel' },
  { interest: 'right-to-use', rofr: 'no' },
];
const PARALLEL = ['apartment', 'car-lease', 'loan', 'mortgage', 'timeshare'];
/** Endings are rare, so that most sequences come far. */
const ENDS: readonly string[] = [
  'withdraw',
  'decline',
  'cancel',
  'charge-back',
  'complete',
  'agree-silently',
];

function randomMove(random: Random, now: string): Move {
  const maybe = <T>(value: T): T | undefined => (random.next() < 0.5 ? value : undefined);
  const action = random.pick(TRANSFER_ACTIONS);
  return {
    action: ENDS.includes(action) && random.next() < 0.95 ? 'complete-step' : action,
    by: random.pick(ACTORS),
    note: maybe('A note'),
    doneOn: maybe(dayOf(now)),
    from: maybe('Acme'),
    day: shiftDay(dayOf(now), Math.ceil(random.next() * 40)),
    days: 5,
    agree: random.next() < 0.3,
    reason: random.pick(REFUSALS),
    ...(action === 'pause' && { pauseReason: random.pick(PAUSE_REASONS) }),
    fee: random.pick(['refund', 'keep'] as const),
  };
}

/** As an earlier release began it: a chain. */
const asBefore = (t: TransferState): TransferState => ({
  ...t,
  steps: t.steps.map((step) => ({ ...step, needs: null })),
});

function check(t: TransferState): void {
  const current = currentSteps(t);
  if (isOpen(t.status)) expect(current.length).toBeGreaterThan(0);
  if (t.status === 'proposed') expect(current.map(({ key }) => key)).toEqual(['accept']);
  if (t.status === 'completed') expect(current).toHaveLength(0);
  // a step waits exactly as long as one of those that it needs is not closed
  const closed = t.steps.filter(isClosed).map(({ key }) => key);
  if (t.status !== 'completed')
    for (const step of t.steps)
      expect(step.status !== 'waiting').toBe(needsOf(t, step).every((need) => closed.includes(need)));
  expect(current.filter(({ refusal }) => refusal).length).toBeLessThan(2);
  for (const role of ['holder', 'buyer', 'admin'] as const) {
    const next = nextStep(t, role);
    expect(current.length === 0 ? next === null : current.includes(next as StepState)).toBe(true);
  }
  if (current.length > 1) seenParallel.add(t.type);
  const consent = t.steps.find(({ key }) => isBound(t.type, key, t.facts));
  const after = t.steps.filter((step) => consent && needsOf(t, step).includes(consent.key));
  if (consent && (after.some(({ status }) => status !== 'waiting') || t.status === 'completed'))
    expect(consent).toMatchObject({
      status: 'done',
      doneOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      consentFrom: expect.stringMatching(/\S/),
    });
  if (t.status === 'cancelled') {
    expect(END_REASONS).toContain(t.endReason);
    expect(t.feeOutcome === 'none').toBe(t.endReason === 'charged-back');
    if (t.feeRule === 'always-refund') expect(t.feeOutcome).not.toBe('keep');
  }
  expect(t.pausedAt === null).toBe(t.pauseReasons.length === 0);
  expect(new Set(t.pauseReasons).size).toBe(t.pauseReasons.length);
  if (!isOpen(t.status)) expect(t.pausedAt).toBeNull();
}

/** Types in which several steps were current at once. */
const seenParallel = new Set<ContractType>();

describe('any sequence of actions', () => {
  it('keeps the rules of consent, of the order of steps and of the fee', () => {
    const ends = new Set<string>();
    const fees = new Set<string>();
    for (let seed = 1; seed <= 300; seed++) {
      const random = randomFrom(seed * 7_919);
      const type = random.pick(Object.keys(TRANSFER_STEPS) as ContractType[]);
      let now = '2026-03-01T12:00:00.000Z';
      let t = newTransfer(type, random.pick(FACTS), now, 72, random.pick(FEE_RULES));
      if (random.next() < 0.2) t = asBefore(t);
      for (let turn = 0; turn < 150 && isOpen(t.status); turn++) {
        // a step is taken back within minutes
        now = addMs(now, random.next() < 0.2 ? 1_000 : random.next() * 20 * HOUR_MS);
        const asked = randomMove(random, now);
        const problem = stateProblem(t, asked, now) ?? inputProblem(t, asked, now);
        if (problem) continue;
        t = move(t, asked, now);
        check(t);
      }
      ends.add(t.endReason ?? t.status);
      fees.add(`${t.feeRule} ${t.feeOutcome}`);
    }
    // the sequences are of use only if they come to many different ends
    expect(ends.size).toBeGreaterThan(9);
    expect(ends).toContain('completed');
    expect([...seenParallel].sort()).toEqual([...PARALLEL].sort());
    for (const fee of ['standard keep', 'standard refund', 'always-refund refund'])
      expect(fees).toContain(fee);
  });

  it('is never refused for its state if it was offered', () => {
    const now = '2026-03-01T12:00:00.000Z';
    const t = newTransfer('car-lease', {}, now, 72);
    for (const role of ['holder', 'buyer', 'admin'] as const)
      for (const action of allowedActions(t, role, now))
        expect(stateProblem(t, { action, by: role }, now)).toBeNull();
  });
});
