import { ACCEPT } from '../transfers/step-template.js';
import { reminderDue } from '../transfers/transfer-clock.js';
import { CONFIRM_SILENT_DAYS, dueAt, REFUSAL_SILENT_DAYS } from '../transfers/transfer-due.js';
import { saidOnceAt } from '../transfers/transfer-guards.js';
import {
  isOpen,
  isParty,
  otherOf,
  PARTIES,
  type Party,
  type TransferActor,
} from '../transfers/transfer-life.js';
import {
  currentStep,
  saidAt,
  waitsFor,
  type StepState,
  type TransferState,
} from '../transfers/transfer-state.js';
import { addDays } from '../days.js';
import type { EventFacts, NotificationEvent } from './notification-events.js';

/** A notification for one party of a transfer. */
export interface News {
  to: Party;
  event: NotificationEvent;
  facts: EventFacts;
  /** Set if the same news may be found again, as by the clock: it is sent once. */
  once?: string;
}

/** An event with its facts, before it is known who is told. */
interface Change extends Omit<EventFacts, 'type' | 'to' | 'by'> {
  event: NotificationEvent;
  /** Also tells the party who did it. */
  toBoth?: true;
}

/**
 * What the parties are told about a change of their transfer: the party who did not make it, or both if time, an admin or
 * the payment provider made it, and at the ends. `before` is null when the transfer begins.
 */
export function newsOf(before: TransferState | null, after: TransferState, by: TransferActor): News[] {
  const change = changeOf(before, after, by);
  if (!change) return [];
  const { event, toBoth, ...facts } = change;
  const parties = !toBoth && (by === 'holder' || by === 'buyer') ? [otherOf(by)] : PARTIES;
  return parties.map((to) => ({ to, event, facts: { type: after.type, to, by, ...facts } }));
}

/** The reminder that is due now, for each party that it goes to; the same one has the same `once`. */
export function remindersOf(t: TransferState, now: string): News[] {
  const reminder = reminderDue(t, now);
  const step = currentStep(t);
  if (!reminder || !step) return [];
  const { kind: event, stepKey, about } = reminder;
  const facts = { type: t.type, by: 'clock', ...waiting(t, step), step: stepKey } as const;
  return reminder.to.map((to) => ({
    to,
    event,
    facts: { ...facts, to },
    once: `${event}:${stepKey}:${about}`,
  }));
}

function changeOf(before: TransferState | null, after: TransferState, by: TransferActor): Change | null {
  const step = currentStep(after);
  if (!before) return { event: 'begun', toBoth: true, ...(step && waiting(after, step)) };
  if (!isOpen(after.status)) return endOf(before, after);
  if (after.pausedAt && !before.pausedAt) return { event: 'paused', step: step?.key };
  if (before.pausedAt && !after.pausedAt)
    return { event: 'resumed', step: step?.key, ...(step && waiting(after, step)) };
  const known = currentStep(before);
  if (!step || !known) return null;
  if (isTakenBack(before, step, by)) return { event: 'step-undone', step: step.key, ...waiting(after, step) };
  return step.key === known.key ? withinStep(after, known, step) : betweenSteps(after, known, step);
}

/** The step is no longer done in the word of the party who changed the transfer. */
function isTakenBack({ steps }: TransferState, { key, ...now }: StepState, by: TransferActor): boolean {
  const known = steps.find((step) => step.key === key);
  if (!known || !isParty(by)) return false;
  const wasSaid = known.doneBy === by || saidAt(known, by) !== null;
  return wasSaid && now.doneBy === null && saidAt(now, by) === null;
}

function endOf(before: TransferState, after: TransferState): Change | null {
  const fee = after.feeOutcome;
  if (!isOpen(before.status))
    return before.feeOutcome === fee ? null : { event: 'fee-decided', toBoth: true, fee };
  if (after.status === 'completed') return { event: 'completed', toBoth: true, startedAt: after.createdAt };
  const why = after.endReason && { endReason: after.endReason };
  return { event: 'ended', toBoth: true, fee, ...why, ...ruleOf(after) };
}

const ruleOf = ({ feeRule }: TransferState): Pick<EventFacts, 'feeRule'> =>
  feeRule === 'standard' ? {} : { feeRule };

function betweenSteps(after: TransferState, known: StepState, step: StepState): Change {
  const next = { next: step.key, ...waiting(after, step) };
  if (known.key === ACCEPT) return { event: 'accepted', toBoth: true, ...next };
  const left = after.steps.find(({ key }) => key === known.key);
  if (left?.status === 'waiting') return { event: 'step-reopened', step: step.key, ...waiting(after, step) };
  return { event: left?.status === 'skipped' ? 'step-skipped' : 'step-done', step: known.key, ...next };
}

function withinStep(after: TransferState, known: StepState, step: StepState): Change | null {
  const about = { step: step.key, ...waiting(after, step) };
  if (step.refusal && !known.refusal)
    return {
      event: 'refused',
      step: step.key,
      refusal: step.refusal.reason,
      ...ruleOf(after),
      dueAt: addDays(step.refusal.at, REFUSAL_SILENT_DAYS),
    };
  if (PARTIES.some((party) => saidAt(step, party) && !saidAt(known, party)))
    return { event: step.key === ACCEPT ? 'other-accepted' : 'step-said', ...about };
  if (step.proposedOn && step.proposedOn !== known.proposedOn)
    return { event: 'day-proposed', ...about, day: step.proposedOn };
  if (step.expectedOn && step.expectedOn !== known.expectedOn)
    return { event: 'day-named', ...about, day: step.expectedOn };
  if (step.skipAskedBy && !known.skipAskedBy) return { event: 'skip-asked', ...about };
  return step.dueAt === known.dueAt ? null : { event: 'day-extended', ...about };
}

/** Whom the step waits for and until when; a last step that one party has confirmed closes by itself. */
function waiting(t: TransferState, step: StepState): Pick<EventFacts, 'waitsFor' | 'dueAt' | 'closesItself'> {
  const said = saidOnceAt(t, step);
  const due = said ? addDays(said, CONFIRM_SILENT_DAYS) : dueAt(step);
  return { waitsFor: waitsFor(t, step), ...(due && { dueAt: due }), ...(said && { closesItself: true }) };
}
