import { REPEATED_REFUNDS } from '@handover/domain/transfers/repeated-refunds';
import { ENDINGS } from '@handover/domain/transfers/transfer-endings';
import type {
  AdminPurchaseFieldsFragment,
  AdminTransferFieldsFragment,
} from '../../../generated/admin-sales';
import { wordOf } from '../../../lib/enum-words';
import { formatCents } from '../../../lib/format/money';
import { formatDay } from '../../../lib/format/time';

/** A transfer with its purchase, for those who may read it. */
export type AdminTransfer = AdminTransferFieldsFragment & {
  purchase?: AdminPurchaseFieldsFragment | null;
  terms?: { title: string } | null;
};

type Tone = 'primary' | 'amber' | 'neutral';

export const currentOf = ({ steps, currentStep }: AdminTransfer) =>
  steps.find(({ key }) => key === currentStep?.key) ?? null;

/** Days are YYYY-MM-DD in UTC. The named day counts if it is later, until its end. */
function dueOf({ dueAt, expectedOn }: AdminTransfer['steps'][number]): string | null {
  return expectedOn && dueAt && expectedOn > dueAt.slice(0, 10) ? `${expectedOn}T23:59:59.999Z` : dueAt;
}

/** Whether one of the steps under way is late. */
const isLateNow = ({ steps }: AdminTransfer, now: string): boolean =>
  steps.some((step) => step.status === 'CURRENT' && isLate(step, now));

const isLate = (step: AdminTransfer['steps'][number], now: string): boolean => {
  const due = dueOf(step);
  return due !== null && due < now;
};

/** The most important word about the transfer; what happens to the fee is the state of the payment. */
export function badgeOf(transfer: AdminTransfer, now: string): { label: string; tone: Tone } {
  const { status, stalledAt, pausedAt } = transfer;
  if (status === 'COMPLETED') return { label: 'Transfer completed', tone: 'primary' };
  if (status === 'CANCELLED') return { label: 'Transfer cancelled', tone: 'neutral' };
  if (pausedAt) return { label: 'Transfer paused', tone: 'amber' };
  if (stalledAt) return { label: 'Transfer stalled', tone: 'amber' };
  if (isLateNow(transfer, now)) return { label: 'Transfer late', tone: 'amber' };
  return status === 'PROPOSED'
    ? { label: 'Transfer proposed', tone: 'neutral' }
    : { label: 'Transfer in progress', tone: 'primary' };
}

export const actors: Readonly<Record<AdminTransfer['steps'][number]['actor'], string>> = {
  HOLDER: 'the seller',
  BUYER: 'the buyer',
  BOTH: 'both',
  THIRD_PARTY: 'the company behind the contract',
  PLATFORM: 'Handover',
};

const PAUSES: Readonly<Record<AdminTransfer['pauseReasons'][number], string>> = {
  ADMIN: 'An admin paused it. No deadline runs until it is resumed.',
  DISPUTE:
    "Next: answer the dispute in the provider's dashboard. The transfer waits until the bank has decided.",
  REPORT: 'A party reported the other one. Next: resolve the report.',
  CHARGE_BACK:
    'The bank took the fee back after the papers were signed. Next: resume the transfer, or cancel it.',
  SUSPENSION: 'Paused while a party is suspended.',
  TERMS_DIFFER: 'The buyer says that the contract is not as listed. Next: resume the transfer, or cancel it.',
  OBJECTION:
    'One party reported a problem, and the other one objects. Next: resume the transfer, or cancel it.',
};

/** The party who is late cannot end the transfer for that. */
const MAY_END: Readonly<Record<AdminTransfer['steps'][number]['actor'], string>> = {
  HOLDER: 'The buyer',
  BUYER: 'The seller',
  BOTH: 'A party who has done their part',
  THIRD_PARTY: 'Either party',
  PLATFORM: 'Either party',
};

const FEES: Readonly<Record<AdminTransfer['feeOutcome'], string>> = {
  NONE: '',
  REFUND: ' The fee goes back to the buyer.',
  KEEP: ' The fee is not refunded.',
  UNDECIDED: ' Next: decide whether the fee is refunded or kept.',
};

/** The rule of repeated refunds left the fee to an admin; an admin's own status of the contract does, too. */
const isRepeated = ({ feeOutcome, endReason }: AdminTransfer): boolean =>
  feeOutcome === 'UNDECIDED' && endReason !== 'STATUS_CHANGED';
/** Nothing is left to decide: it always goes back. */
const isOwed = ({ feeOutcome, feeRule }: AdminTransfer): boolean =>
  feeOutcome === 'UNDECIDED' && feeRule === 'ALWAYS_REFUND';
const REPEATED = ` The buyer, or these two members, had such a refund in the ${REPEATED_REFUNDS.days} days before.`;

/** Where the transfer stands, and whether an admin has to do something, in a sentence or two. */
export function nextStep(transfer: AdminTransfer, now: string): string {
  const { status, endReason, feeOutcome, pauseReasons, stalledAt } = transfer;
  if (status === 'COMPLETED') return 'The contract was handed over.';
  if (status === 'CANCELLED')
    return `${endReason ? ENDINGS[wordOf(endReason)].words : 'The transfer ended.'}${isRepeated(transfer) ? REPEATED : ''}${isOwed(transfer) ? ' Next: refund the fee.' : FEES[feeOutcome]}`;
  if (pauseReasons.length > 0) return pauseReasons.map((reason) => PAUSES[reason]).join(' ');
  const step = currentOf(transfer);
  if (!step) return '';
  if (step.refusal)
    return step.refusal.by === 'BUYER'
      ? 'The buyer says that something stops the transfer. Waiting for the seller to agree.'
      : 'The seller says that something stops the transfer. Waiting for the buyer to agree.';
  if (stalledAt)
    return `“${step.title}” is more than a week late. ${MAY_END[step.actor]} may end the transfer.`;
  const due = dueOf(step);
  const who = `Waiting for ${actors[step.actor]}: “${step.title}”`;
  return due ? `${who}, ${isLate(step, now) ? 'was due' : 'due'} on ${formatDay(due)}.` : `${who}.`;
}

const STEP_STATES: Readonly<Record<AdminTransfer['steps'][number]['status'], string>> = {
  WAITING: 'Later',
  CURRENT: 'Now',
  DONE: 'Done',
  SKIPPED: 'Skipped',
  REFUSED: 'Refused',
};

/** The steps that were not closed when the transfer ended are neither current nor to come. */
export const stepState = ({ status }: AdminTransfer, step: AdminTransfer['steps'][number]): string =>
  status === 'CANCELLED' && ['CURRENT', 'WAITING'].includes(step.status)
    ? 'Not done'
    : STEP_STATES[step.status];

/** "Done on March 3, 2026. Consent from Acme Leasing. Fee $595" */
export function stepFacts(
  { status: ofTransfer }: AdminTransfer,
  step: AdminTransfer['steps'][number],
): string {
  const { status, doneOn, doneBy, consentFrom, note, refusal, bound } = step;
  const due = dueOf(step);
  return [
    status === 'DONE' && doneOn && `Done on ${formatDay(`${doneOn}T00:00:00.000Z`)}.`,
    status === 'SKIPPED' && doneBy === 'admin' && 'Skipped by an admin.',
    status === 'CURRENT' &&
      ofTransfer !== 'CANCELLED' &&
      `Waiting for ${actors[step.actor]}${due ? `, due on ${formatDay(due)}` : ''}.`,
    consentFrom && `Consent from ${consentFrom}.`,
    bound && !consentFrom && 'Needs written consent.',
    refusal && `Reported by ${movers[wordOf(refusal.by)]}: ${wordOf(refusal.reason).replaceAll('-', ' ')}.`,
    refusal?.saidBy &&
      `Said by ${refusal.saidBy}${refusal.saidOn ? ` on ${formatDay(`${refusal.saidOn}T00:00:00.000Z`)}` : ''}.`,
    refusal?.note,
    note,
  ]
    .filter(Boolean)
    .join(' ');
}

export const movers: Readonly<Record<string, string>> = {
  holder: 'the seller',
  buyer: 'the buyer',
  admin: 'an admin',
  clock: 'an automatic check',
  provider: 'the payment provider',
};

/** What happened, by the name of the action. */
const EVENTS: Readonly<Record<string, string>> = {
  begin: 'Fee paid, transfer begun',
  accept: 'Accepted',
  decline: 'Declined',
  withdraw: 'Withdrew',
  expire: 'Not accepted in time',
  'complete-step': 'Step done',
  'confirm-step': 'Step confirmed',
  'confirm-silently': 'Last step counted as confirmed',
  'reopen-step': 'Step reopened',
  'undo-step': 'Step taken back',
  'expect-step': 'Later day named',
  'extend-step': 'More days given',
  'skip-step': 'Skip asked or done',
  'record-refusal': 'Problem reported',
  'answer-refusal': 'Report answered',
  'agree-silently': 'Report counted as agreed',
  stall: 'A week late',
  'end-stalled': 'Ended, or asked to end, because of the delay',
  pause: 'Paused',
  resume: 'Resumed',
  complete: 'Completed',
  cancel: 'Cancelled',
  'charge-back': 'Fee charged back',
  'decide-fee': 'Fee decided',
  status: 'Status of the contract set',
};

/** "Step done: Apply with the leasing company" */
export function eventText({ steps }: AdminTransfer, { action, stepKey }: AdminTransfer['events'][number]) {
  const title = steps.find(({ key }) => key === stepKey)?.title;
  const what = EVENTS[action] ?? action;
  const isAboutStep = /-(step|refusal|silently)$|^stall$|^end-stalled$/.test(action);
  return isAboutStep && title ? `${what}: ${title}` : what;
}

export const titleOf = ({ purchase, terms, contractId }: AdminTransfer): string =>
  purchase?.contractTitle ?? terms?.title ?? `contract ${contractId.slice(0, 8)}`;

export const feeOf = ({ purchase }: AdminTransfer): string =>
  purchase ? `the fee of ${formatCents(purchase.amount)}` : 'the fee';
