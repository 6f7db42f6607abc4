import { msBetween } from '../days.js';
import { ACCEPT } from './step-template.js';
import { isParty, otherOf, type Party, type TransferActor } from './transfer-life.js';
import { begunAfter, currentSteps, openableSteps, stopAfter } from './transfer-graph.js';
import { replaceStep, saidAt, startStep, type StepState, type TransferState } from './transfer-state.js';

/** How long a party may take back their own word that a step is done. It ends before an email about the step leaves. */
export const UNDO_MINUTES = 2;

/** The steps that a party may take back: current ones that they have confirmed, and those after which no other was closed. */
export const stepsToUndo = (t: TransferState, by: TransferActor): StepState[] => [
  ...currentSteps(t).filter((step) => isParty(by) && saidAt(step, by)),
  ...openableSteps(t),
];

/** The step that followed is as it was when the one before it was closed. */
function isUntouched(t: TransferState, next: StepState, closedAt: string): boolean {
  const begun = startStep(t, next, closedAt);
  return (Object.keys(begun) as (keyof StepState)[]).every((name) => begun[name] === next[name]);
}

/** Why the party cannot take the step back, as a sentence; null if they can: it is their own word, recent, and unanswered. */
export function undoProblem(t: TransferState, step: StepState, by: Party, now: string): string | null {
  if (step.key === ACCEPT) return 'An acceptance cannot be taken back.';
  const isCurrent = step.status === 'current';
  if (!isCurrent && (step.status !== 'done' || step.doneBy !== by))
    return 'Only the person who said that this step is done can take that back.';
  const said = (isCurrent ? saidAt(step, by) : step.closedAt) as string;
  if (!isCurrent && !begunAfter(t, step).every((next) => isUntouched(t, next, said)))
    return 'The transfer has moved on since then, so this step can no longer be taken back.';
  return msBetween(said, now) > UNDO_MINUTES * 60_000
    ? `A step can be taken back within ${UNDO_MINUTES} minutes only. Write to the other person, or ask us.`
    : null;
}

/** The step is current again, with its due date and its note, and without the word of this party. */
export function takeBack(t: TransferState, step: StepState, by: Party): TransferState {
  const others = saidAt(step, otherOf(by));
  const open: StepState = {
    ...step,
    status: 'current',
    [by === 'holder' ? 'holderSaidAt' : 'buyerSaidAt']: null,
    doneOn: others && step.doneOn,
    doneBy: null,
    closedAt: null,
    consentFrom: others && step.consentFrom,
    validUntil: others && step.validUntil,
    releaseIncluded: others ? step.releaseIncluded : null,
  };
  return replaceStep(step.status === 'current' ? t : stopAfter(t, step), open);
}
