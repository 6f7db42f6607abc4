import { dueAt } from './transfer-due.js';
import { isParty, otherOf, type TransferActor } from './transfer-life.js';
import {
  dueFrom,
  startStep,
  waitAgain,
  waitsFor,
  type StepState,
  type TransferState,
} from './transfer-state.js';
import { templateOf } from './transfer-steps.js';

/* Which steps begin after which. Several may be current at once; a transfer of an earlier release is a chain. */

type WithSteps = Pick<TransferState, 'steps'>;

export const isClosed = ({ status }: StepState): boolean => status === 'done' || status === 'skipped';

export const currentSteps = ({ steps }: WithSteps): StepState[] =>
  steps.filter(({ status }) => status === 'current');

/** The keys of the steps that have to be closed before this one begins. */
export function needsOf(
  { steps }: WithSteps,
  { key, needs }: Pick<StepState, 'key' | 'needs'>,
): readonly string[] {
  if (needs) return needs;
  const before = steps[steps.findIndex((step) => step.key === key) - 1];
  return before ? [before.key] : [];
}

const needing = (t: WithSteps, { key }: StepState): StepState[] =>
  t.steps.filter((step) => needsOf(t, step).includes(key));

/** The steps under way that this one had to be closed for. */
export const begunAfter = (t: WithSteps, step: StepState): StepState[] =>
  needing(t, step).filter(({ status }) => status === 'current');

/** Closed, and so is none of the steps that need them; the one that was closed last comes first. */
export const openableSteps = (t: WithSteps): StepState[] =>
  t.steps
    .filter((step) => isClosed(step) && !needing(t, step).some(isClosed))
    .toReversed()
    .toSorted((a, b) => (b.closedAt ?? '').localeCompare(a.closedAt ?? ''));

/** Every waiting step begins whose needs are closed. */
export function beginReady(t: TransferState, now: string): TransferState {
  const closed = t.steps.filter(isClosed).map(({ key }) => key);
  const isReady = (step: StepState) =>
    step.status === 'waiting' && needsOf(t, step).every((need) => closed.includes(need));
  return { ...t, steps: t.steps.map((step) => (isReady(step) ? startStep(t, step, now) : step)) };
}

/** The steps that began after this one was closed wait for it again. */
export function stopAfter(t: TransferState, step: StepState): TransferState {
  const begun = begunAfter(t, step);
  return { ...t, steps: t.steps.map((one) => (begun.includes(one) ? waitAgain(one) : one)) };
}

/** What a party is asked to do comes first, then what a third party does, then what the other party does. */
function rankOf(t: TransferState, step: StepState, by: TransferActor): number {
  if (step.refusal) return 0;
  if (!isParty(by)) return 1;
  const waits = waitsFor(t, step);
  const isAsked = step.proposedBy === otherOf(by) || step.skipAskedBy === otherOf(by);
  if (isAsked || waits.includes(by)) return 1;
  return waits.length === 0 ? 2 : 3;
}

/** The current steps as they matter to this actor: the first is the next one. For admins, the earlier one is due first. */
export const currentFor = (t: TransferState, by: TransferActor): StepState[] =>
  currentSteps(t).toSorted(
    (a, b) =>
      rankOf(t, a, by) - rankOf(t, b, by) ||
      (by === 'admin' ? (dueAt(a) ?? '').localeCompare(dueAt(b) ?? '') : 0),
  );

/** The one step that is next for this actor; null once the transfer is completed. */
export const nextStep = (t: TransferState, by: TransferActor): StepState | null =>
  currentFor(t, by)[0] ?? null;

/** When the transfer is done if each step takes the time that it has: the longest path. */
export function transferDueAt(t: TransferState): string | null {
  const ends = new Map<string, string>();
  for (const step of t.steps) {
    const begins = needsOf(t, step)
      .map((need) => ends.get(need) ?? t.createdAt)
      .reduce((a, b) => (a > b ? a : b), t.createdAt);
    const due = step.status === 'waiting' ? dueFrom(t, step, begins) : (step.closedAt ?? dueAt(step));
    ends.set(step.key, due ?? begins);
  }
  return [...ends.values()].reduce<string | null>((a, b) => (a && a > b ? a : b), null);
}

/** The parties bind themselves, or have done so. */
export const isCommitted = ({ type, steps }: TransferState): boolean =>
  steps.some(({ key, status }) => status !== 'waiting' && templateOf(type, key).commits === true);
