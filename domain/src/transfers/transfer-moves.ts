import type { OffMarketReason } from '../listings/listing-life.js';
import { addDays, dayOf } from '../days.js';
import { consentAfter } from './transfer-consent.js';
import { afterPause, dueAt, isStalled } from './transfer-due.js';
import { ENDINGS, feeAfter, offMarketReasonOf, type EndReason } from './transfer-endings.js';
import { beginReady, currentSteps, isClosed, isCommitted, stopAfter } from './transfer-graph.js';
import { otherOf, type Party, type TransferAction } from './transfer-life.js';
import { isPausedFor, PAUSES, settledBy, type PauseReason } from './transfer-pauses.js';
import { inputProblem, needsAgreement, stateProblem, stepOf, type Move } from './transfer-rules.js';
import {
  replaceStep,
  saidAt,
  startStep,
  waitsFor,
  type Refusal,
  type StepState,
  type TransferState,
} from './transfer-state.js';
import { templateOf } from './transfer-steps.js';
import { takeBack } from './transfer-undo.js';

/** An action that the rules do not permit; the message is for the person who tried it. */
export class NotAllowed extends Error {}

/** What an ending asks of money and contract; `takeOffMarket` is null if the contract's status stays. */
export interface Outcome {
  fee: TransferState['feeOutcome'];
  takeOffMarket: boolean | null;
  offMarketReason: OffMarketReason | null;
}

/** `step` is the one that the action applies to. */
type Change = (t: TransferState, move: Move, now: string, step: StepState) => TransferState;

/** It is stalled for as long as one of its current steps is. */
const stalledAt = (t: TransferState, now: string): string | null =>
  t.stalledAt && currentSteps(t).some((step) => isStalled(step, now)) ? t.stalledAt : null;
const notLate = (t: TransferState, now: string): TransferState => ({ ...t, stalledAt: stalledAt(t, now) });

/** Neither paused nor stalled; so is every transfer that is over. */
const RUNNING = { pausedAt: null, pauseReasons: [], stalledAt: null } as const;

/** Closes the step; those that waited for it begin, or the transfer is completed. */
function close(t: TransferState, step: StepState, change: Partial<StepState>, now: string): TransferState {
  const closed = replaceStep(t, {
    ...step,
    proposedOn: null,
    proposedBy: null,
    skipAskedBy: null,
    refusal: null,
    closedAt: now,
    ...change,
  });
  if (closed.steps.every(isClosed)) return { ...closed, ...RUNNING, status: 'completed', completedAt: now };
  return notLate({ ...beginReady(closed, now), status: 'in-progress' }, now);
}

function end(t: TransferState, endReason: EndReason, now: string, fee?: Move['fee']): TransferState {
  const feeOutcome = feeAfter(endReason, t.feeRule, fee);
  const steps = t.steps.map((step): StepState => {
    const isRefused = step.status === 'current' && step.refusal;
    return isRefused ? { ...step, status: 'refused', closedAt: now } : step;
  });
  return { ...t, ...RUNNING, steps, status: 'cancelled', endReason, feeOutcome, cancelledAt: now };
}

/** The deadlines stop with the first reason. */
const pause = (t: TransferState, reason: PauseReason, now: string): TransferState => ({
  ...t,
  pausedAt: t.pausedAt ?? now,
  pauseReasons: [...t.pauseReasons.filter((known) => known !== reason), reason],
});

/** Settles the reason, or everything that the actor can settle. The deadlines go on when no reason is left. */
function resume(t: TransferState, { by, pauseReason }: Move, now: string): TransferState {
  const settled = pauseReason ? [pauseReason] : settledBy(t, by);
  const pauseReasons = t.pauseReasons.filter((reason) => !settled.includes(reason));
  const clears = settled.some((reason) => PAUSES[reason].clearsRefusal);
  const isOver = pauseReasons.length === 0;
  const goOn = (step: StepState): StepState => {
    const cleared = clears ? { ...step, refusal: null } : step;
    return isOver ? afterPause(cleared, t.pausedAt as string, now) : cleared;
  };
  const steps = t.steps.map((step) => (step.status === 'current' ? goOn(step) : step));
  return { ...t, steps, pauseReasons, pausedAt: isOver ? null : t.pausedAt };
}

/** One party's word for a step that needs both. */
function say(
  t: TransferState,
  step: StepState,
  by: Party,
  now: string,
  change: Partial<StepState> = {},
): TransferState {
  const said = { ...step, [by === 'holder' ? 'holderSaidAt' : 'buyerSaidAt']: now, ...change };
  if (!saidAt(said, otherOf(by))) return replaceStep(t, said);
  return close(t, said, { status: 'done', doneOn: said.doneOn ?? dayOf(now), doneBy: by }, now);
}

const completeStep: Change = (t, move, now, step) => {
  const { by } = move;
  const day = move.doneOn ?? step.doneOn ?? dayOf(now);
  const words = { doneOn: day, note: move.note?.trim() || step.note, ...consentAfter(step, move, day) };
  const needsBoth = templateOf(t.type, step.key).closes === 'both' && by !== 'admin';
  if (needsBoth) return say(t, step, by as Party, now, words);
  return close(t, step, { status: 'done', doneBy: by, ...words }, now);
};

const reopenStep: Change = (t, { note }, now, step) =>
  notLate(replaceStep(stopAfter(t, step), { ...startStep(t, step, now), note: note?.trim() || null }), now);

const expectStep: Change = (t, { by, day }, now, step) => {
  const asked = day as string;
  const agreed = step.proposedBy === otherOf(by as Party) && step.proposedOn === asked;
  if (needsAgreement(t, step, asked) && !agreed)
    return replaceStep(t, { ...step, proposedOn: asked, proposedBy: by as Party });
  return notLate(replaceStep(t, { ...step, expectedOn: asked, proposedOn: null, proposedBy: null }), now);
};

const skipStep: Change = (t, { by, note }, now, step) => {
  const { optional = false, actor } = templateOf(t.type, step.key);
  const alone = by === 'admin' || (optional && actor === by);
  if (!alone && step.skipAskedBy !== otherOf(by as Party))
    return replaceStep(t, { ...step, skipAskedBy: by as Party, note: note?.trim() || step.note });
  return close(t, step, { status: 'skipped', doneBy: by, note: note?.trim() || step.note }, now);
};

const refuse = (
  t: TransferState,
  step: StepState,
  { by, note, saidBy, saidOn }: Move,
  reason: Refusal['reason'],
  now: string,
): TransferState =>
  replaceStep(t, {
    ...step,
    refusal: {
      reason,
      by: by as Party,
      note: note?.trim() || null,
      saidBy: saidBy?.trim() || null,
      saidOn: saidOn || null,
      at: now,
    },
  });

const recordRefusal: Change = (t, move, now, step) => {
  const refused = refuse(t, step, move, move.reason as Refusal['reason'], now);
  // no party decides whether the terms differ: an admin does
  return move.reason === 'terms-differ' ? pause(refused, 'terms-differ', now) : refused;
};

const endStalled: Change = (t, move, now, step) => {
  const missing = waitsFor(t, step);
  if (missing.length === 1) return end(t, `${missing[0] as Party}-stalled`, now);
  // not the fault of one party: the other may object
  return refuse(t, step, move, missing.length === 0 ? 'third-party-stalled' : 'both-stalled', now);
};

const agreeToRefusal: Change = (t, _move, now, { refusal }) => end(t, (refusal as Refusal).reason, now);

/** What takes a contract off the market for good needs the holder's own word: their silence to the buyer's is none. */
const agreeSilently: Change = (t, move, now, step) => {
  const { reason, by } = step.refusal as Refusal;
  const isUnheard = by === 'buyer' && ENDINGS[reason].contract === 'off-market';
  return isUnheard ? end(t, 'refusal-unanswered', now) : agreeToRefusal(t, move, now, step);
};

const CHANGES: Record<TransferAction, Change> = {
  accept: (t, { by }, now, step) => say(t, step, by as Party, now),
  decline: (t, _move, now) => end(t, 'holder-declined', now),
  withdraw: (t, { by }, now) =>
    end(t, t.status === 'proposed' ? 'buyer-withdrew-early' : `${by as Party}-withdrew`, now),
  expire: (t, _move, now, step) => end(t, step.holderSaidAt ? 'buyer-silent' : 'holder-silent', now),
  'complete-step': completeStep,
  'confirm-step': (t, { by, note }, now, step) =>
    say(t, step, by as Party, now, { note: note?.trim() || step.note }),
  'confirm-silently': (t, _move, now, step) => close(t, step, { status: 'done', doneBy: 'clock' }, now),
  'reopen-step': reopenStep,
  'undo-step': (t, { by }, _now, step) => takeBack(t, step, by as Party),
  'expect-step': expectStep,
  'extend-step': (t, { days }, now, step) => {
    const due = dueAt(step) ?? now;
    const from = due > now ? due : now;
    const extended = { ...step, dueAt: addDays(from, days as number), expectedOn: null };
    return notLate(replaceStep(t, extended), now);
  },
  'skip-step': skipStep,
  'record-refusal': recordRefusal,
  'answer-refusal': (t, move, now, step) =>
    move.agree ? agreeToRefusal(t, move, now, step) : pause(t, 'objection', now),
  'agree-silently': agreeSilently,
  stall: (t, _move, now) => ({ ...t, stalledAt: now }),
  'end-stalled': endStalled,
  pause: (t, { pauseReason }, now) => pause(t, pauseReason ?? 'admin', now),
  resume,
  complete: (t, { by }, now) => ({
    ...t,
    ...RUNNING,
    status: 'completed',
    completedAt: now,
    steps: t.steps.map((step) =>
      step.status === 'done' || step.status === 'skipped'
        ? step
        : { ...step, status: 'skipped', doneBy: by, closedAt: now },
    ),
  }),
  cancel: (t, { fee, endReason }, now) =>
    end(t, endReason ?? (isPausedFor(t, 'terms-differ') ? 'terms-differ' : 'admin-cancelled'), now, fee),
  'charge-back': (t, _move, now) => {
    if (!isCommitted(t)) return end(t, 'charged-back', now);
    const pauseReasons = t.pauseReasons.filter((reason) => reason !== 'dispute');
    return pause({ ...t, pauseReasons }, 'charge-back', now);
  },
  'decide-fee': (t, { fee }) => ({ ...t, feeOutcome: feeAfter(t.endReason as EndReason, t.feeRule, fee) }),
};

/** The transfer after the action. Throws `NotAllowed` with a sentence if the rules do not permit it. */
export function move(t: TransferState, asked: Move, now: string): TransferState {
  const problem = stateProblem(t, asked, now) ?? inputProblem(t, asked, now);
  if (problem) throw new NotAllowed(problem);
  return CHANGES[asked.action](t, asked, now, stepOf(t, asked, now) as StepState);
}

/** What an ending that just happened asks of money and contract; null if the transfer goes on or is completed. */
export function outcomeOf(after: TransferState, asked: Move): Outcome | null {
  if (after.status !== 'cancelled' || !after.endReason) return null;
  // the contract went its way when the transfer ended
  if (asked.action === 'decide-fee')
    return { fee: after.feeOutcome, takeOffMarket: null, offMarketReason: null };
  const rule = ENDINGS[after.endReason].contract;
  if (rule === 'unchanged') return { fee: after.feeOutcome, takeOffMarket: null, offMarketReason: null };
  const isChosen = rule === 'chosen' || asked.action === 'decline';
  const takeOffMarket = isChosen ? (asked.takeOffMarket ?? false) : rule === 'off-market';
  const offMarketReason = takeOffMarket ? offMarketReasonOf(after.endReason) : null;
  return { fee: after.feeOutcome, takeOffMarket, offMarketReason };
}
