import { addDays, addMs, dayOf, daysBetween, endOfDay, msBetween, shiftDay } from '../days.js';
import { ACCEPT } from './step-template.js';
import type { StepState } from './transfer-state.js';

/** Days after the due date after which a transfer counts as stalled and may be ended. */
export const STALLED_AFTER_DAYS = 7;
/** Days without an answer after which a refusal counts as agreed. */
export const REFUSAL_SILENT_DAYS = 5;
/** Days in which the other party may reopen a step. */
export const REOPEN_DAYS = 5;
/** Days after one party has confirmed the last step on which it closes without the other. */
export const CONFIRM_SILENT_DAYS = 10;

/** When the step has to be done: the later of its due date and the end of the day that the actor has named. */
export function dueAt({ dueAt: due, expectedOn }: Pick<StepState, 'dueAt' | 'expectedOn'>): string | null {
  if (!due || !expectedOn) return due;
  const end = endOfDay(expectedOn);
  return end > due ? end : due;
}

/** The latest day that the actor may name without the other party: twice the time of the step. */
export const longestDay = (startedAt: string, dueDays: number): string =>
  dayOf(addDays(startedAt, 2 * dueDays));

export function isStalled(step: Pick<StepState, 'key' | 'dueAt' | 'expectedOn'>, now: string): boolean {
  const due = dueAt(step);
  return step.key !== ACCEPT && due !== null && daysBetween(due, now) >= STALLED_AFTER_DAYS;
}

/** Moves every time that a clock compares by the length of the pause. */
export function afterPause(step: StepState, pausedAt: string, now: string): StepState {
  // an admin may have closed a step during the pause: the next one has waited since then
  const from = step.startedAt && step.startedAt > pausedAt ? step.startedAt : pausedAt;
  const ms = msBetween(from, now);
  const later = (at: string | null) => at && addMs(at, ms);
  const laterDay = (day: string | null) => day && shiftDay(day, Math.ceil(daysBetween(from, now)));
  const isAccept = step.key === ACCEPT;
  return {
    ...step,
    startedAt: later(step.startedAt),
    dueAt: later(step.dueAt),
    expectedOn: laterDay(step.expectedOn),
    proposedOn: laterDay(step.proposedOn),
    // acceptances keep their time: no clock compares them
    holderSaidAt: isAccept ? step.holderSaidAt : later(step.holderSaidAt),
    buyerSaidAt: isAccept ? step.buyerSaidAt : later(step.buyerSaidAt),
    refusal: step.refusal && { ...step.refusal, at: later(step.refusal.at) as string },
  };
}
