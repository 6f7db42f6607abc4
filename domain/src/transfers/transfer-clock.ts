import { addDays, addMs, daysBetween, HOUR_MS, msBetween } from '../days.js';
import { ACCEPT } from './step-template.js';
import { endsOfConsent } from './transfer-consent.js';
import { dueAt, STALLED_AFTER_DAYS } from './transfer-due.js';
import { currentSteps } from './transfer-graph.js';
import { PARTIES, type Party } from './transfer-life.js';
import { saidOnceAt } from './transfer-guards.js';
import { stateProblem, type Move } from './transfer-rules.js';
import { waitsFor, type StepState, type TransferState } from './transfer-state.js';

/** In this order: what ends a transfer comes before what marks it. */
const CLOCK_ACTIONS = ['expire', 'agree-silently', 'confirm-silently', 'stall'] as const;

/** What time alone changes in the transfer now; null if nothing. Called again after each move. */
export function clockMove(t: TransferState, now: string): Move | null {
  const due = CLOCK_ACTIONS.find((action) => stateProblem(t, { action, by: 'clock' }, now) === null);
  return due ? { action: due, by: 'clock' } : null;
}

export const REMINDERS = [
  'accept-first',
  'accept-last',
  'due-soon',
  'late',
  'stuck',
  'confirm-first',
  'confirm-last',
  'consent-ends',
  'consent-over',
] as const;
export type ReminderKind = (typeof REMINDERS)[number];

/** `about` tells two reminders of one kind apart: the deadline or the word that they are about. */
export interface Reminder {
  kind: ReminderKind;
  stepKey: string;
  to: readonly Party[];
  about: string;
}

/** After a third, and after five sixths, of the time to accept: 24 and 60 of 72 hours. */
const ACCEPT_REMINDERS = [
  { kind: 'accept-first', part: 1 / 3 },
  { kind: 'accept-last', part: 5 / 6 },
] as const;
const CONFIRM_REMINDERS = [
  { kind: 'confirm-first', days: 3 },
  { kind: 'confirm-last', days: 7 },
] as const;
const DUE_SOON_HOURS = 48;

/**
 * The latest reminder of each current step, and of each consent that ends, that is due now. Computed from stored times alone: the same transfer at the same
 * time has the same reminders, so a caller that stores which ones it has sent sends each once.
 */
export function remindersDue(t: TransferState, now: string): Reminder[] {
  const steps = currentSteps(t);
  if (t.pausedAt || steps.some(({ refusal }) => refusal)) return [];
  const ofConsents = endsOfConsent(t, now).map(({ step, isOver, about }): Reminder => ({
    kind: isOver ? 'consent-over' : 'consent-ends',
    stepKey: step.key,
    to: PARTIES,
    about,
  }));
  return [...steps.flatMap((step) => reminderOf(t, step, now) ?? []), ...ofConsents];
}

function reminderOf(t: TransferState, step: StepState, now: string): Reminder | null {
  const about = (kind: ReminderKind, to: readonly Party[], on: string): Reminder => ({
    kind,
    stepKey: step.key,
    to,
    about: on,
  });
  const due = dueAt(step) as string;
  if (step.key === ACCEPT) return acceptReminder(t, step, due, now, about);
  const said = saidOnceAt(t, step);
  if (said) {
    const last = CONFIRM_REMINDERS.findLast(({ days }) => daysBetween(said, now) >= days);
    return last ? about(last.kind, waitsFor(t, step), said) : null;
  }
  if (now >= addDays(due, STALLED_AFTER_DAYS)) return about('stuck', PARTIES, due);
  if (now >= addDays(due, 1)) return about('late', PARTIES, due);
  if (now < due && now >= addMs(due, -DUE_SOON_HOURS * HOUR_MS)) {
    const actors = waitsFor(t, step);
    return about('due-soon', actors.length > 0 ? actors : PARTIES, due);
  }
  return null;
}

function acceptReminder(
  t: TransferState,
  step: StepState,
  due: string,
  now: string,
  about: (kind: ReminderKind, to: readonly Party[], on: string) => Reminder,
): Reminder | null {
  if (now >= due) return null;
  const passed = msBetween(step.startedAt as string, now) / msBetween(step.startedAt as string, due);
  const last = ACCEPT_REMINDERS.findLast(({ part }) => passed >= part);
  return last ? about(last.kind, waitsFor(t, step), due) : null;
}
