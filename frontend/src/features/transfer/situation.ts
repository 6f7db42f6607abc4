import { templateOf } from '@handover/domain/transfers/transfer-steps';
import { TRANSFER_STEPS } from '@handover/domain/types/steps';
import { CONFIRM_SILENT_DAYS, isStalled, REFUSAL_SILENT_DAYS } from '@handover/domain/transfers/transfer-due';
import { ENDINGS } from '@handover/domain/transfers/transfer-endings';
import { waitsFor } from '@handover/domain/transfers/transfer-state';
import type { PauseReason, TransferSummaryFragment } from '../../generated/transfer';
import { wordOf } from '../../lib/enum-words';
import { offered, type Act } from './acts/transfer-acts';
import { daysAfter, dueDay, formatDate, formatDeadline, isLate, type Step } from './transfer-dates';
import { capitalized } from '../../lib/format/capitalized';
import { actorOf, companyOf, isAccept, otherPerson, personOf, typeOf } from './transfer-people';

type Tone = 'amber' | 'neutral' | 'primary';

/** Where a transfer stands for its reader: a heading, what it waits for, and what they can do. */
export interface Situation {
  pill: string;
  tone: Tone;
  title: string;
  lines: string[];
  primary: Act | null;
  menu: Act[];
}

export type Told = TransferSummaryFragment;

/** Nothing can be done any more. */
export const isOver = (status: Told['status']): boolean => status === 'COMPLETED' || status === 'CANCELLED';

const PAUSES: Record<PauseReason, string> = {
  ADMIN: 'We paused this transfer.',
  DISPUTE: 'The buyer’s bank is reviewing the payment. It goes on once the bank has decided.',
  SUSPENSION: 'One of the two accounts is suspended.',
  TERMS_DIFFER: 'The buyer reported that the contract is not as listed. We are looking into it.',
  OBJECTION: 'The two sides disagree about what stops the transfer. We are looking into it.',
  REPORT: 'We are looking into a report about this transfer.',
  CHARGE_BACK: 'The buyer’s bank took the fee back. We are looking into how to go on.',
};

export function situationOf(t: Told, now = new Date().toISOString()): Situation {
  const acts = offered(t);
  const told = tell(t, acts.primary, now);
  return { ...told, ...acts };
}

type Words = Pick<Situation, 'pill' | 'tone' | 'title' | 'lines'>;
const words = (pill: string, tone: Tone, title: string, ...lines: string[]): Words => ({
  pill,
  tone,
  title,
  lines,
});

function tell(t: Told, primary: Act | null, now: string): Words {
  const step = t.currentStep;
  if (t.status === 'COMPLETED') return words('Handed over', 'primary', 'Handed over');
  if (t.status === 'CANCELLED' || !step) return words('Ended', 'neutral', 'This transfer has ended');
  if (t.pausedAt)
    return words(
      'Paused',
      'amber',
      'This transfer is paused',
      ...t.pauseReasons.map((reason) => PAUSES[reason]),
      'All deadlines are on hold until it resumes. We will email you then.',
      ...(t.allowedActions.length > 0 ? ['You do not have to wait: you can leave it below.'] : []),
    );
  if (isAccept(step)) return accepting(t, step, primary === 'accept');
  if (step.refusal) return refused(t, step);
  const late = isLate(step, now);
  return { ...pillOf(t, step, primary, late), title: step.title, lines: lines(t, step, primary, now) };
}

function accepting(t: Told, step: Step, mine: boolean): Words {
  const until = formatDeadline(step.dueAt as string);
  const other = otherPerson(t);
  if (mine) {
    const title = t.role === 'HOLDER' ? 'Accept this buyer' : 'Confirm that you are ready';
    return words('Your turn', 'primary', title, `You have until ${until}.`);
  }
  if (!other) return words('Proposed', 'neutral', step.title, `They have until ${until}.`);
  const line = `You have accepted. ${capitalized(other)} has until ${until}; after that the transfer ends by itself.`;
  return words('Waiting', 'neutral', `Waiting for ${other} to accept`, line);
}

function refused(t: Told, { refusal }: Step): Words {
  const { by, reason, at, note, saidBy, saidOn } = refusal as NonNullable<Step['refusal']>;
  const who = capitalized(personOf(t, by));
  const last = daysAfter(at, REFUSAL_SILENT_DAYS);
  const from = saidBy && ` It was said by ${saidBy}${saidOn ? ` on ${formatDate(saidOn)}` : ''}.`;
  const said = `${who} recorded this on ${formatDate(at)}${note ? `: “${note}”` : '.'}${from ?? ''}`;
  const title = ENDINGS[wordOf(reason)].words;
  const mine = t.role !== null && by !== t.role;
  if (mine) {
    const question = `Do you agree? Without an answer it counts as agreed after ${last}.`;
    return words('Your answer', 'amber', title, said, question);
  }
  const waits = `Waiting for ${otherPerson(t) ?? 'the other party'} to agree. Silence counts as agreed after ${last}.`;
  return words('Waiting', 'neutral', title, said, waits);
}

function pillOf(t: Told, step: Step, primary: Act | null, late: boolean): Pick<Words, 'pill' | 'tone'> {
  if (t.stalledAt) return { pill: 'Stuck', tone: 'amber' };
  if (late) return { pill: 'Late', tone: 'amber' };
  if (primary === 'agree-later' || primary === 'agree-skip') return { pill: 'Your answer', tone: 'amber' };
  // either party records what the company says
  if (primary !== null && step.actor === 'THIRD_PARTY')
    return { pill: 'Waiting for an answer', tone: 'neutral' };
  return primary !== null ? { pill: 'Your turn', tone: 'primary' } : { pill: 'Waiting', tone: 'neutral' };
}

function lines(t: Told, step: Step, primary: Act | null, now: string): string[] {
  return [
    who(t, step, primary, isLate(step, now)),
    step.proposedOn && step.proposedBy && laterDay(t, step.proposedBy, step.proposedOn),
    step.skipAskedBy && skipAsked(t, step.skipAskedBy),
    t.stalledAt && (isStalled(step, now) ? stalled(t, step) : OTHER_STALLED),
  ].filter((line) => typeof line === 'string');
}

function who(t: Told, step: Step, primary: Act | null, late: boolean): string {
  const due = dueDay(step) ?? '';
  const by = late ? `It was due on ${due}.` : `Please do it by ${due}.`;
  if (step.actor === 'THIRD_PARTY') {
    const expected = late ? `It was due on ${due}` : `Expected by ${due}`;
    return `Waiting for ${companyOf(t, step.key)}. ${expected}; either of you records it here.`;
  }
  if (templateOf(typeOf(t), step.key).closes === 'both') return whoOfTwo(t, step, primary, by);
  const actor = actorOf(t, step);
  if (actor === 'you') return `Your turn. ${by}`;
  return `Waiting for ${actor}. ${late ? by : `Due ${due}.`}`;
}

/** Each of the two has to say that it is done. */
function whoOfTwo(t: Told, step: Step, primary: Act | null, by: string): string {
  const other = otherPerson(t);
  if (!other) return `${capitalized(actorOf(t, step))} do this together. ${by}`;
  const said = step.holderSaidAt ?? step.buyerSaidAt;
  if (!said) return `You and ${other} do this together. ${by}`;
  const silent = isLast(t, step)
    ? ` Without an answer it closes by itself after ${daysAfter(said, CONFIRM_SILENT_DAYS)}.`
    : '';
  const mine = primary === 'confirm';
  return mine
    ? `${capitalized(other)} says that this is done. Please confirm it, or write to ${other} if something is missing.${silent}`
    : `You said that this is done. Waiting for ${other} to confirm it.${silent}`;
}

/** The last step of every type stays, whatever the contract says. */
const isLast = (t: Told, { key }: Step): boolean => TRANSFER_STEPS[typeOf(t)].at(-1)?.key === key;

const OTHER_STALLED = 'Another step of this transfer is more than a week late.';

/** The party for whom the step waits alone cannot end the transfer this way. */
function stalled(t: Told, step: Step): string {
  const late = 'This step is more than a week late';
  if (step.allowedActions.includes('END_STALLED'))
    return `${late}. You may keep waiting, or end the transfer.`;
  const [missing, another] = waitsFor({ type: typeOf(t) }, step);
  if (!missing || another) return `${late}, so either side may end the transfer.`;
  const other = personOf(t, missing === 'holder' ? 'BUYER' : 'HOLDER');
  return `${late}, so ${other} may end the transfer.`;
}

const laterDay = (t: Told, by: Step['proposedBy'], day: string): string =>
  by === t.role
    ? `You asked for more time, until ${formatDate(day)}. ${capitalized(otherPerson(t) ?? '')} has to agree.`
    : `${capitalized(personOf(t, by ?? 'HOLDER'))} asks for more time, until ${formatDate(day)}.`;

const skipAsked = (t: Told, by: NonNullable<Step['skipAskedBy']>): string =>
  by === t.role
    ? `You asked to skip this step. ${capitalized(otherPerson(t) ?? '')} has to agree.`
    : `${capitalized(personOf(t, by))} asks to skip this step.`;
