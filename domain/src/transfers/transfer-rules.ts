import { dayOf, isDay, shiftDay } from '../days.js';
import type { RefusalReason } from './step-template.js';
import { longestDay } from './transfer-due.js';
import type { EndReason, FeeOutcome } from './transfer-endings.js';
import { GUARDS, reasonsFor, type Problem } from './transfer-guards.js';
import {
  ruleOf,
  TRANSFER_ACTIONS,
  type Party,
  type Role,
  type TransferAction,
  type TransferActor,
  type TransferStatus,
} from './transfer-life.js';
import { isPausedFor, mayWhilePaused, settledBy, type PauseReason } from './transfer-pauses.js';
import { currentFor, nextStep, openableSteps } from './transfer-graph.js';
import { dueDaysOf, type StepState, type TransferState } from './transfer-state.js';
import { cancelProblem, consentProblem, type ConsentSaid } from './transfer-consent.js';
import { isBound } from './transfer-steps.js';
import { stepsToUndo } from './transfer-undo.js';

/** One action with everything that its actor says. Absent values were not given. */
export interface Move extends ConsentSaid {
  action: TransferAction;
  by: TransferActor;
  /** The step that the actor means; it must be the one that the action applies to. */
  key?: string;
  note?: string | null;
  doneOn?: string | null;
  /** Who at the third party refused, and the day. */
  saidBy?: string | null;
  saidOn?: string | null;
  day?: string;
  days?: number;
  agree?: boolean;
  reason?: RefusalReason;
  /** Why it is paused, or which reason alone is settled; an admin's own pause, and all that the actor can settle. */
  pauseReason?: PauseReason;
  fee?: FeeOutcome;
  /** Why a transfer is cancelled, if it is not the admin's plain decision. */
  endReason?: EndReason;
  takeOffMarket?: boolean;
}

const STATUS_WORDS: Readonly<Record<TransferStatus, string>> = {
  proposed: 'you have not both accepted',
  'in-progress': 'is in progress',
  completed: 'is completed',
  cancelled: 'has ended',
};

/** The steps that an action may apply to, the likeliest first. */
function stepsFor(t: TransferState, { action, by }: Move): StepState[] {
  if (action === 'undo-step') return stepsToUndo(t, by);
  if (action === 'reopen-step') return openableSteps(t);
  // a party ends it for what the other party is late with
  return action === 'end-stalled' ? currentFor(t, by).toReversed() : currentFor(t, by);
}

const guardProblem = (t: TransferState, { action, by }: Move, step: StepState, now: string): Problem =>
  GUARDS[action]?.map((guard) => guard(t, step, by, now)).find((problem) => problem !== null) ?? null;

/** The step that the action applies to: the one that is named, or else the first that permits it. */
export function stepOf(t: TransferState, asked: Move, now: string): StepState | null {
  const steps = stepsFor(t, asked);
  if (asked.key !== undefined) return steps.find(({ key }) => key === asked.key) ?? null;
  return steps.find((step) => guardProblem(t, asked, step, now) === null) ?? steps[0] ?? null;
}

/** Whether the state permits the action to the actor; null if it does, otherwise the reason as a sentence. */
export function stateProblem(t: TransferState, asked: Move, now: string): Problem {
  const { action, by, key } = asked;
  if (!ruleOf(t.status, action, by))
    return `This is not possible in a transfer that ${STATUS_WORDS[t.status]}.`;
  if (t.pausedAt && !mayWhilePaused(t, action, by))
    return 'The transfer is paused. We will let you know what happens next.';
  const step = stepOf(t, asked, now);
  const needed = key !== undefined || action === 'reopen-step' || action === 'undo-step';
  if (needed && !step)
    return action === 'undo-step'
      ? 'Only the step that was marked as done last can be taken back.'
      : 'This is not the current step.';
  return guardProblem(t, asked, step as StepState, now);
}

/** Whether what the actor says is enough, once the state permits the action. */
export function inputProblem(t: TransferState, move: Move, now: string): Problem {
  const { action, by, note, doneOn, from, saidOn, day, days, agree, reason, pauseReason, fee } = move;
  const step = stepOf(t, move, now);
  const hasNote = Boolean(note?.trim());
  if (action === 'complete-step' && step) {
    if (isBound(t.type, step.key, t.facts) && !(doneOn && from?.trim()))
      return 'Record the date of the written consent and who gave it.';
    return (
      (doneOn ? pastDayProblem(doneOn, now) : null) ??
      consentProblem(t, step, move, now) ??
      cancelProblem(t, step, doneOn ?? dayOf(now))
    );
  }
  if (action === 'reopen-step' && !hasNote) return 'Say what is missing.';
  if (action === 'expect-step')
    return day && isDay(day) && day > dayOf(now) && day <= shiftDay(dayOf(now), 366)
      ? null
      : 'Name a day after today, within a year.';
  if (action === 'record-refusal' && step) {
    if (!reason || !reasonsFor(t, step, by as Party).includes(reason))
      return 'This reason does not fit the current step.';
    return saidOn ? pastDayProblem(saidOn, now) : null;
  }
  if (action === 'answer-refusal' && agree === false && !hasNote) return 'Say why you do not agree.';
  if (action === 'pause')
    return isPausedFor(t, pauseReason ?? 'admin') ? 'The transfer is already paused for this reason.' : null;
  if (action === 'resume')
    return !pauseReason || settledBy(t, by).includes(pauseReason)
      ? null
      : 'The transfer is not paused for this reason.';
  if (action === 'extend-step')
    return days && Number.isInteger(days) && days >= 1 && days <= 90 ? null : 'Extend by 1 to 90 days.';
  if ((action === 'cancel' || action === 'decide-fee') && by === 'admin')
    return fee ? null : 'Say whether the fee is refunded or kept.';
  return null;
}

/** People in other time zones may already have the next day. */
function pastDayProblem(day: string, now: string): Problem {
  if (!isDay(day)) return 'Write the day as YYYY-MM-DD.';
  if (day > shiftDay(dayOf(now), 1)) return 'This day is in the future.';
  return day < shiftDay(dayOf(now), -366) ? 'This day is more than a year ago.' : null;
}

/** Whether naming this day needs the other party's word. */
export const needsAgreement = (t: TransferState, step: StepState, day: string): boolean =>
  day > longestDay(step.startedAt as string, dueDaysOf(t.type, step));

/** Actions on a current step, which the actor names. */
const ON_CURRENT: readonly TransferAction[] = [
  'complete-step',
  'confirm-step',
  'expect-step',
  'extend-step',
  'skip-step',
  'record-refusal',
  'answer-refusal',
];
/** Actions on one step, current or not. */
const ON_STEP: readonly TransferAction[] = [...ON_CURRENT, 'reopen-step', 'undo-step', 'end-stalled'];

/**
 * What the party or admin may do now, in the order of the table: with the transfer, and with the step that is next for
 * them. The client shows nothing else.
 */
export function allowedActions(t: TransferState, role: Role, now: string): TransferAction[] {
  const key = nextStep(t, role)?.key;
  return TRANSFER_ACTIONS.filter(
    (action) =>
      stateProblem(t, { action, by: role, ...(ON_CURRENT.includes(action) && { key }) }, now) === null,
  );
}

/** What they may do now with this step. */
export const allowedOnStep = (t: TransferState, key: string, role: Role, now: string): TransferAction[] =>
  TRANSFER_ACTIONS.filter(
    (action) => ON_STEP.includes(action) && stateProblem(t, { action, by: role, key }, now) === null,
  );
