import type { OffMarketReason } from '../listings/listing-life.js';
import { addDays, dayOf } from '../days.js';
import { afterPause, dueAt, isStalled } from './transfer-due.js';
import { ENDINGS, feeAfter, offMarketReasonOf, type EndReason } from './transfer-endings.js';
import { otherOf, type Party, type TransferAction } from './transfer-life.js';
import { isPausedFor, PAUSES, settledBy, type PauseReason } from './transfer-pauses.js';
import { inputProblem, needsAgreement, stateProblem, type Move } from './transfer-rules.js';
import {
  currentStep,
  lastClosedStep,
  replaceStep,
  saidAt,
  startStep,
  waitAgain,
  waitsFor,
  type Refusal,
  type StepState,
  type TransferState,
} from './transfer-state.js';
import { isBeforeCommitment, templateOf } from './transfer-steps.js';
import { stepToUndo, takeBack } from './transfer-undo.js';

/** An action that the rules do not permit; the message is for the person who tried it. */
export class NotAllowed extends Error {}

/** What an ending asks of money and contract; `takeOffMarket` is null if the contract's status stays. */
export interface Outcome {
  fee: TransferState['feeOutcome'];
  takeOffMarket: boolean | null;
  offMarketReason: OffMarketReason | null;
}

type Change = (t: TransferState, move: Move, now: string) => TransferState;

const current = (t: TransferState): StepState => currentStep(t) as StepState;
const changeStep = (t: TransferState, change: Partial<StepState>): TransferState =>
  replaceStep(t, { ...current(t), ...change });

/** Neither paused nor stalled; so is every transfer that is over. */
const RUNNING = { pausedAt: null, pauseReasons: [], stalledAt: null } as const;

/** Closes the current step; the next waiting one becomes current, or the transfer is completed. */
function close(t: TransferState, change: Partial<StepState>, now: string): TransferState {
  const closed = replaceStep(t, {
    ...current(t),
    proposedOn: null,
    proposedBy: null,
    skipAskedBy: null,
    refusal: null,
    closedAt: now,
    ...change,
  });
  const next = closed.steps.find(({ status }) => status === 'waiting');
  if (!next) return { ...closed, ...RUNNING, status: 'completed', completedAt: now };
  return { ...replaceStep(closed, startStep(t, next, now)), stalledAt: null, status: 'in-progress' };
}

function end(t: TransferState, endReason: EndReason, now: string, fee?: Move['fee']): TransferState {
  const feeOutcome = feeAfter(endReason, t.feeRule, fee);
  const step = currentStep(t);
  const steps = step?.refusal ? replaceStep(t, { ...step, status: 'refused', closedAt: now }).steps : t.steps;
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
  const step = clears ? { ...current(t), refusal: null } : current(t);
  if (pauseReasons.length > 0) return { ...replaceStep(t, step), pauseReasons };
  return { ...replaceStep(t, afterPause(step, t.pausedAt as string, now)), pausedAt: null, pauseReasons };
}

/** One party's word for a step that needs both. */
function say(t: TransferState, by: Party, now: string, change: Partial<StepState> = {}): TransferState {
  const said = changeStep(t, { [by === 'holder' ? 'holderSaidAt' : 'buyerSaidAt']: now, ...change });
  if (!saidAt(current(said), otherOf(by))) return said;
  const { doneOn } = current(said);
  return close(said, { status: 'done', doneOn: doneOn ?? dayOf(now), doneBy: by }, now);
}

const completeStep: Change = (t, { by, doneOn, from, note }, now) => {
  const step = current(t);
  const words = {
    doneOn: doneOn ?? step.doneOn ?? dayOf(now),
    consentFrom: from?.trim() || step.consentFrom,
    note: note?.trim() || step.note,
  };
  const needsBoth = templateOf(t.type, step.key).closes === 'both' && by !== 'admin';
  if (needsBoth) return say(t, by as Party, now, words);
  return close(t, { status: 'done', doneBy: by, ...words }, now);
};

const reopenStep: Change = (t, { note }, now) => {
  const reopened = lastClosedStep(t) as StepState;
  const waiting = replaceStep(t, waitAgain(current(t)));
  return {
    ...replaceStep(waiting, { ...startStep(t, reopened, now), note: note?.trim() || null }),
    stalledAt: null,
  };
};

const expectStep: Change = (t, { by, day }, now) => {
  const step = current(t);
  const asked = day as string;
  const agreed = step.proposedBy === otherOf(by as Party) && step.proposedOn === asked;
  if (needsAgreement(t, step, asked) && !agreed)
    return changeStep(t, { proposedOn: asked, proposedBy: by as Party });
  const named = changeStep(t, { expectedOn: asked, proposedOn: null, proposedBy: null });
  return isStalled(current(named), now) ? named : { ...named, stalledAt: null };
};

const skipStep: Change = (t, { by, note }, now) => {
  const step = current(t);
  const { optional = false, actor } = templateOf(t.type, step.key);
  const alone = by === 'admin' || (optional && actor === by);
  if (!alone && step.skipAskedBy !== otherOf(by as Party))
    return changeStep(t, { skipAskedBy: by as Party, note: note?.trim() || step.note });
  return close(t, { status: 'skipped', doneBy: by, note: note?.trim() || step.note }, now);
};

const refuse = (
  t: TransferState,
  { by, note, saidBy, saidOn }: Move,
  reason: Refusal['reason'],
  now: string,
): TransferState =>
  changeStep(t, {
    refusal: {
      reason,
      by: by as Party,
      note: note?.trim() || null,
      saidBy: saidBy?.trim() || null,
      saidOn: saidOn || null,
      at: now,
    },
  });

const recordRefusal: Change = (t, move, now) => {
  const refused = refuse(t, move, move.reason as Refusal['reason'], now);
  // no party decides whether the terms differ: an admin does
  return move.reason === 'terms-differ' ? pause(refused, 'terms-differ', now) : refused;
};

const endStalled: Change = (t, move, now) => {
  const step = current(t);
  const missing = waitsFor(t, step);
  if (missing.length === 1) return end(t, `${missing[0] as Party}-stalled`, now);
  // not the fault of one party: the other may object
  return refuse(t, move, missing.length === 0 ? 'third-party-stalled' : 'both-stalled', now);
};

const agreeToRefusal: Change = (t, _move, now) => end(t, (current(t).refusal as Refusal).reason, now);

/** What takes a contract off the market for good needs the holder's own word: their silence to the buyer's is none. */
const agreeSilently: Change = (t, move, now) => {
  const { reason, by } = current(t).refusal as Refusal;
  const isUnheard = by === 'buyer' && ENDINGS[reason].contract === 'off-market';
  return isUnheard ? end(t, 'refusal-unanswered', now) : agreeToRefusal(t, move, now);
};

const CHANGES: Record<TransferAction, Change> = {
  accept: (t, { by }, now) => say(t, by as Party, now),
  decline: (t, _move, now) => end(t, 'holder-declined', now),
  withdraw: (t, { by }, now) =>
    end(t, t.status === 'proposed' ? 'buyer-withdrew-early' : `${by as Party}-withdrew`, now),
  expire: (t, _move, now) => end(t, current(t).holderSaidAt ? 'buyer-silent' : 'holder-silent', now),
  'complete-step': completeStep,
  'confirm-step': (t, { by, note }, now) =>
    say(t, by as Party, now, { note: note?.trim() || current(t).note }),
  'confirm-silently': (t, _move, now) => close(t, { status: 'done', doneBy: 'clock' }, now),
  'reopen-step': reopenStep,
  'undo-step': (t, { by }) => takeBack(t, stepToUndo(t, by) as StepState, by as Party),
  'expect-step': expectStep,
  'extend-step': (t, { days }, now) => {
    const due = dueAt(current(t)) ?? now;
    const from = due > now ? due : now;
    return { ...changeStep(t, { dueAt: addDays(from, days as number), expectedOn: null }), stalledAt: null };
  },
  'skip-step': skipStep,
  'record-refusal': recordRefusal,
  'answer-refusal': (t, move, now) =>
    move.agree ? agreeToRefusal(t, move, now) : pause(t, 'objection', now),
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
    const step = current(t);
    if (isBeforeCommitment(t.type, step.key)) return end(t, 'charged-back', now);
    const pauseReasons = t.pauseReasons.filter((reason) => reason !== 'dispute');
    return pause({ ...t, pauseReasons }, 'charge-back', now);
  },
  'decide-fee': (t, { fee }) => ({ ...t, feeOutcome: feeAfter(t.endReason as EndReason, t.feeRule, fee) }),
};

/** The transfer after the action. Throws `NotAllowed` with a sentence if the rules do not permit it. */
export function move(t: TransferState, asked: Move, now: string): TransferState {
  const problem = stateProblem(t, asked, now) ?? inputProblem(t, asked, now);
  if (problem) throw new NotAllowed(problem);
  return CHANGES[asked.action](t, asked, now);
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
