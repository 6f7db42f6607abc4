import { daysBetween } from '../days.js';
import { ACCEPT, type RefusalReason } from './step-template.js';
import { CONFIRM_SILENT_DAYS, dueAt, isStalled, REFUSAL_SILENT_DAYS, REOPEN_DAYS } from './transfer-due.js';
import { currentSteps } from './transfer-graph.js';
import { isParty, otherOf, type Party, type TransferAction, type TransferActor } from './transfer-life.js';
import { isPausedFor, settledBy } from './transfer-pauses.js';
import { isLastStep, saidAt, waitsFor, type StepState, type TransferState } from './transfer-state.js';
import { isBeforeCommitment, isBound, templateOf } from './transfer-steps.js';
import { undoProblem } from './transfer-undo.js';

export type Problem = string | null;
/** Why the action is not possible now, as a sentence for the person who tries it. */
type Guard = (t: TransferState, step: StepState, by: TransferActor, now: string) => Problem;

const closesHow = (t: TransferState, { key }: StepState) => templateOf(t.type, key).closes;
const isHisWord = (t: TransferState, { key }: StepState, by: TransferActor): boolean =>
  templateOf(t.type, key).actor === by;

const isNotAccept: Guard = (_t, { key }) =>
  key === ACCEPT ? 'Only the buyer and the seller can accept each other.' : null;
const isUnanswered: Guard = (t) =>
  currentSteps(t).some(({ refusal }) => refusal)
    ? 'A refusal is waiting for an answer. It has to be answered first.'
    : null;

const NOT_YET = 'It is not time for that yet.';
const isPast = (at: string | null, now: string): boolean => at !== null && at <= now;

/**
 * When one party confirmed the last step, if it waits for the other's word alone; null otherwise. A step that needs
 * written consent never closes by silence.
 */
export function saidOnceAt(t: TransferState, step: StepState): string | null {
  const mayClose = isLastStep(t, step.key) && !isBound(t.type, step.key, t.facts);
  return mayClose && waitsFor(t, step).length === 1 ? (step.holderSaidAt ?? step.buyerSaidAt) : null;
}

/** What has to be true of the transfer, apart from its status; also decides what `allowedActions` offers. */
export const GUARDS: Partial<Record<TransferAction, readonly Guard[]>> = {
  accept: [(_t, step, by) => (saidAt(step, by as Party) ? 'You have already accepted.' : null)],
  'complete-step': [
    isNotAccept,
    (t, step, by) =>
      isParty(by) && closesHow(t, step) === 'actor' && !isHisWord(t, step, by)
        ? 'The other person has to do this step.'
        : null,
    (t, step, by) =>
      isParty(by) && closesHow(t, step) === 'both' && saidAt(step, by)
        ? 'You have already confirmed this step. The other person has to confirm it, too.'
        : null,
  ],
  expire: [(_t, step, _by, now) => (isPast(dueAt(step), now) ? null : NOT_YET)],
  'agree-silently': [
    (_t, { refusal }, _by, now) =>
      refusal && daysBetween(refusal.at, now) >= REFUSAL_SILENT_DAYS ? null : NOT_YET,
  ],
  stall: [isUnanswered, (t, step, _by, now) => (!t.stalledAt && isStalled(step, now) ? null : NOT_YET)],
  'confirm-silently': [
    isUnanswered,
    (t, step, _by, now) => {
      const said = saidOnceAt(t, step);
      return said && daysBetween(said, now) >= CONFIRM_SILENT_DAYS ? null : NOT_YET;
    },
  ],
  'confirm-step': [
    isNotAccept,
    (t, step, by) =>
      closesHow(t, step) !== 'both' || !saidAt(step, otherOf(by as Party))
        ? 'The other person has not said yet that this step is done.'
        : null,
    (_t, step, by) => (saidAt(step, by as Party) ? 'You have already confirmed this step.' : null),
  ],
  'reopen-step': [
    (t, step) =>
      step.key === ACCEPT || step.status !== 'done' || closesHow(t, step) === 'both'
        ? 'This step cannot be reopened.'
        : null,
    (_t, { doneBy }, by) =>
      doneBy !== otherOf(by as Party) ? 'Only the other person’s last step can be reopened.' : null,
    (_t, { closedAt }, _by, now) =>
      daysBetween(closedAt as string, now) > REOPEN_DAYS
        ? `A step can be reopened within ${REOPEN_DAYS} days only. Write to the other person, or ask us.`
        : null,
  ],
  'undo-step': [(t, step, by, now) => undoProblem(t, step, by as Party, now)],
  'expect-step': [
    (t, step, by) =>
      closesHow(t, step) === 'actor' && !isHisWord(t, step, by) && step.proposedBy !== otherOf(by as Party)
        ? 'The person who does this step names the day.'
        : null,
  ],
  'extend-step': [],
  'skip-step': [
    isNotAccept,
    isUnanswered,
    (t, { key }) =>
      isBound(t.type, key, t.facts)
        ? 'This step needs written consent, with its date and who gave it. It cannot be skipped.'
        : null,
    // the template's consent is skipped by an admin only, even if it does not bind here
    (t, { key }, by) =>
      isParty(by) && (templateOf(t.type, key).bound || isLastStep(t, key))
        ? 'This step cannot be skipped.'
        : null,
    (_t, { skipAskedBy }, by) =>
      isParty(by) && skipAskedBy === by
        ? 'You have asked to skip this step. The other person has to agree.'
        : null,
  ],
  'record-refusal': [
    isUnanswered,
    (t, step, by) =>
      reasonsFor(t, step, by as Party).length === 0 ? 'No refusal can be recorded in this step.' : null,
  ],
  'answer-refusal': [
    (_t, { refusal }, by) =>
      refusal?.by === otherOf(by as Party) ? null : 'There is no refusal that you can answer.',
  ],
  'end-stalled': [
    isUnanswered,
    (t, step, _by, now) =>
      t.stalledAt && isStalled(step, now)
        ? null
        : 'A transfer can be ended this way when a step is a week late.',
    (t, step, by) => {
      const missing = waitsFor(t, step);
      return missing.length === 1 && missing[0] === by
        ? 'This step is waiting for you, so only the other person can end the transfer this way.'
        : null;
    },
  ],
  // a refusal cannot be answered during a pause, so it holds no one back
  withdraw: [(t, step, by, now) => (t.pausedAt ? null : isUnanswered(t, step, by, now))],
  pause: [
    (t, _step, by) =>
      by === 'admin' && isPausedFor(t, 'admin') ? 'An admin has already paused the transfer.' : null,
  ],
  resume: [
    (t) => (t.pausedAt ? null : 'The transfer is not paused.'),
    (t, _step, by) =>
      settledBy(t, by).length === 0
        ? 'The transfer goes on by itself once the reason for the pause is gone.'
        : null,
  ],
  complete: [
    (t) =>
      t.steps.some((step) => isBound(t.type, step.key, t.facts) && step.status !== 'done')
        ? 'The written consent has not been recorded with its date and who gave it, so the transfer cannot be completed.'
        : null,
  ],
  'decide-fee': [(t) => (t.feeOutcome === 'undecided' ? null : 'The fee has already been decided.')],
};

/** Which refusals the party may record in this step. */
export function reasonsFor(
  { type }: Pick<TransferState, 'type'>,
  { key }: Pick<StepState, 'key'>,
  by: Party,
): readonly RefusalReason[] {
  const { refusals = [] } = templateOf(type, key);
  return refusals.filter(
    (reason) => reason !== 'terms-differ' || (by === 'buyer' && isBeforeCommitment(type, key)),
  );
}
