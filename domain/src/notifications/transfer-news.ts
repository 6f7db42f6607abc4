import { ACCEPT } from '../transfers/step-template.js';
import { remindersDue } from '../transfers/transfer-clock.js';
import { CONFIRM_SILENT_DAYS, dueAt, REFUSAL_SILENT_DAYS } from '../transfers/transfer-due.js';
import { saidOnceAt } from '../transfers/transfer-guards.js';
import { isOpen, isParty, PARTIES, type Party, type TransferActor } from '../transfers/transfer-life.js';
import { isClosed, nextStep } from '../transfers/transfer-graph.js';
import { saidAt, waitsFor, type StepState, type TransferState } from '../transfers/transfer-state.js';
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
  return PARTIES.flatMap((to) => {
    const change = changeOf(before, after, by, to);
    if (!change) return [];
    const { event, toBoth, ...facts } = change;
    if (to === by && !toBoth) return [];
    return [{ to, event, facts: { type: after.type, to, by, ...facts } }];
  });
}

/** The reminders that are due now, for each party that they go to; the same one has the same `once`. */
export const remindersOf = (t: TransferState, now: string): News[] =>
  remindersDue(t, now).flatMap(({ kind: event, stepKey, about, to: parties }) => {
    const step = t.steps.find(({ key }) => key === stepKey) as StepState;
    const until = isClosed(step) ? { day: step.validUntil as string } : waiting(t, step);
    const facts = { type: t.type, by: 'clock', ...until, step: stepKey } as const;
    return parties.map((to) => ({
      to,
      event,
      facts: { ...facts, to },
      once: `${event}:${stepKey}:${about}`,
    }));
  });

/** `to` is told what is next for them. */
function changeOf(
  before: TransferState | null,
  after: TransferState,
  by: TransferActor,
  to: Party,
): Change | null {
  const next = nextStep(after, to);
  if (!before) return { event: 'begun', toBoth: true, ...(next && waiting(after, next)) };
  if (!isOpen(after.status)) return endOf(before, after);
  if (after.pausedAt && !before.pausedAt) return { event: 'paused', step: next?.key };
  if (before.pausedAt && !after.pausedAt)
    return { event: 'resumed', step: next?.key, ...(next && waiting(after, next)) };
  const [step, known] = changedStep(before, after) ?? [];
  if (!step || !known || !next) return null;
  if (isTakenBack(before, step, by)) return { event: 'step-undone', step: step.key, ...waiting(after, step) };
  if (isClosed(known)) return { event: 'step-reopened', step: step.key, ...waiting(after, step) };
  return isClosed(step) ? closedStep(after, step, next) : withinStep(after, known, step);
}

/** The step that a party, an admin or the clock changed, now and before; others only begin or wait again after it. */
function changedStep(before: TransferState, after: TransferState): [StepState, StepState] | null {
  const pairs = after.steps.map((step, at): [StepState, StepState] => [step, before.steps[at] as StepState]);
  const isChanged = ([step, known]: [StepState, StepState]) =>
    step !== known &&
    step.status !== 'waiting' &&
    known.status !== 'waiting' &&
    (Object.keys(step) as (keyof StepState)[]).some((name) => step[name] !== known[name]);
  return pairs.find(isChanged) ?? null;
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

function closedStep(after: TransferState, step: StepState, following: StepState): Change {
  const next = { next: following.key, ...waiting(after, following) };
  if (step.key === ACCEPT) return { event: 'accepted', toBoth: true, ...next };
  return { event: step.status === 'skipped' ? 'step-skipped' : 'step-done', step: step.key, ...next };
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
