import { longestDay, REFUSAL_SILENT_DAYS } from '@handover/domain/transfers/transfer-due';
import type { EndReason } from '@handover/domain/transfers/transfer-endings';
import { reasonsFor } from '@handover/domain/transfers/transfer-guards';
import type { Party } from '@handover/domain/transfers/transfer-life';
import { waitsFor } from '@handover/domain/transfers/transfer-state';
import { templateOf } from '@handover/domain/transfers/transfer-steps';
import { TRANSFER_STEPS } from '@handover/domain/types/steps';
import type { RefusalReason, TransferFieldsFragment } from '../../../generated/transfer';
import { enumNameOf, wordOf } from '../../../lib/enum-words';
import { consequences, ifLimited, ifRepeated } from './outcomes';
import { fieldsToComplete, type Field } from './form-fields';
import type { Act } from './transfer-acts';
import { formatDate, type Step } from '../transfer-dates';
import { stepFor } from '../current-steps';
import { capitalized } from '../../../lib/format/capitalized';
import { companyOf, otherPerson, typeOf } from '../transfer-people';

/** What a dialog says before something is done, and what it asks for. */
export interface ActDialogWords {
  title: string;
  /** What happens to money, contract and deadlines. */
  text: string;
  confirm: string;
  fields: readonly Field[];
  needsNote?: string;
  destructive?: boolean;
}

export interface DialogContext {
  t: TransferFieldsFragment;
  /** As `formatCents` writes it. */
  fee: string;
}

export const current = ({ t }: DialogContext): Step => t.currentStep as Step;
export const other = ({ t }: DialogContext): string => otherPerson(t) ?? '';
export const otherCapitalized = (context: DialogContext): string => capitalized(other(context));
const refusalOf = (context: DialogContext) => current(context).refusal as NonNullable<Step['refusal']>;
const template = (context: DialogContext) => templateOf(typeOf(context.t), current(context).key);
const domain = ({ t }: DialogContext) => ({ type: typeOf(t) });

/** The step that the other party has done last, as far as it can be reopened. */
export const stepToReopen = (t: TransferFieldsFragment): Step | undefined => stepFor(t, 'REOPEN_STEP');
/** The step that is late: a party may end the transfer for it. */
export function lateStep(t: TransferFieldsFragment): Step {
  const late = t.steps.filter(({ allowedActions }) => allowedActions.includes('END_STALLED'));
  // the other party alone is late: the transfer ends at once
  const theirs = late.find((step) => waitsFor({ type: typeOf(t) }, step).length === 1);
  return theirs ?? stepFor(t, 'END_STALLED') ?? (t.currentStep as Step);
}

const isLastStep = (context: DialogContext): boolean =>
  TRANSFER_STEPS[typeOf(context.t)].at(-1)?.key === current(context).key;

export function withdrawal(context: DialogContext): EndReason {
  if (context.t.status === 'PROPOSED') return 'buyer-withdrew-early';
  return context.t.role === 'BUYER' ? 'buyer-withdrew' : 'holder-withdrew';
}

/** Who reads it, and what was paid under which rule. */
export const paidIn = ({ t, fee }: DialogContext) => ({ fee, role: t.role, feeRule: wordOf(t.feeRule) });

const ending = (reason: EndReason, context: DialogContext): string =>
  `${consequences(reason, paidIn(context))}${ifRepeated(reason, paidIn(context))}`;

/** Ends at once if one party alone is late; otherwise the other party may object. */
function stalled(context: DialogContext): string {
  const missing = waitsFor(domain(context), lateStep(context.t));
  if (missing.length === 1)
    return `The transfer ends at once. ${ending(`${missing[0] as Party}-stalled`, context)}`;
  const reason = missing.length === 0 ? 'third-party-stalled' : 'both-stalled';
  return `${otherCapitalized(context)} is asked to agree, and silence counts as agreed after ${REFUSAL_SILENT_DAYS} days. Then: ${ending(reason, context)}`;
}

function skipping(context: DialogContext): string {
  const { optional = false, actor } = template(context);
  const alone = optional && actor === wordOf(context.t.role ?? '');
  return alone
    ? 'The transfer goes on with the next step. The fee is not affected.'
    : `The step is skipped once ${other(context)} agrees. Until then it stays the current one. The fee is not affected.`;
}

/** The company behind the contract answers yes or no in this step. */
export const isDecision = (context: DialogContext): boolean => {
  const { refusals = [], actor } = template(context);
  return actor === 'third-party' && refusals.some((reason) => reason !== 'terms-differ');
};

export const completeLabel = (context: DialogContext): string => {
  if (!isDecision(context)) return 'Mark as done';
  return template(context).refusals?.includes('rofr-used') ? 'Record the waiver' : 'Record the approval';
};

/**
 * The act needs no dialog: nothing of a third party is recorded, and the transfer goes on. A step that was marked as done
 * can be taken back.
 */
export function isAtOnce(act: Act, context: DialogContext): boolean {
  if (act !== 'complete' && act !== 'confirm') return false;
  const { actor, bound, refusal } = current(context);
  return actor !== 'THIRD_PARTY' && !bound && !refusal && !isLastStep(context);
}

/** What is said before the last step is closed by the second party. */
const completes = (context: DialogContext): string =>
  isLastStep(context)
    ? 'This completes the transfer: the contract counts as handed over, and the fee stays paid.'
    : '';

export const dialogs: Record<Exclude<Act, 'accept'>, (context: DialogContext) => ActDialogWords> = {
  complete: (context) => {
    const { actor, bound, key, title } = current(context);
    const both = template(context).closes === 'both';
    return {
      title: bound ? 'Record the written approval' : isDecision(context) ? completeLabel(context) : title,
      text: bound
        ? 'Record it only if you have it in writing. No one, not even Handover, can go past this step without its date and the name of who gave it.'
        : both
          ? `${otherCapitalized(context)} has to confirm it, too. ${completes(context)}`.trim()
          : isDecision(context)
            ? `Record it only if ${companyOf(context.t, key)} said yes. ${otherCapitalized(context)} sees what you record.`
            : actor === 'THIRD_PARTY'
              ? `${otherCapitalized(context)} sees what you record here.`
              : `${otherCapitalized(context)} is notified, and can reopen the step within 5 days.`,
      confirm: completeLabel(context),
      fields: fieldsToComplete(template(context)),
    };
  },
  confirm: (context) => ({
    title: `Is “${current(context).title}” done?`,
    text: completes(context) || 'The transfer goes on with the next step.',
    confirm: 'Yes, it is done',
    fields: ['note'],
  }),
  reopen: (context) => ({
    title: `Reopen “${stepToReopen(context.t)?.title ?? ''}”?`,
    text: `The step waits for ${other(context)} again, with a new due date. The fee is not affected.`,
    confirm: 'Reopen it',
    fields: ['note'],
    needsNote: 'What is missing',
  }),
  later: (context) => ({
    title: 'Name a later day',
    text: `You can name any day up to ${formatDate(longestDay(current(context).startedAt ?? '', current(context).dueDays))} on your own. A later day needs ${possessive(other(context))} agreement.`,
    confirm: 'Name this day',
    fields: ['day'],
  }),
  'agree-later': (context) => ({
    title: `Agree to ${formatDate(current(context).proposedOn ?? '')}?`,
    text: 'The step is due on that day. The fee is not affected.',
    confirm: 'Agree',
    fields: [],
  }),
  skip: (context) => ({
    title: 'Skip this step?',
    text: skipping(context),
    confirm: skipping(context).startsWith('The transfer') ? 'Go on without it' : 'Ask to skip it',
    fields: ['note'],
  }),
  'agree-skip': (context) => ({
    title: 'Skip this step?',
    text: `${otherCapitalized(context)} asked for it. The transfer goes on with the next step, and the fee is not affected.`,
    confirm: 'Skip it',
    fields: ['note'],
  }),
  refuse: (context) => ({
    title: 'What stops the transfer?',
    text: `${otherCapitalized(context)} is asked to agree, and silence counts as agreed after ${REFUSAL_SILENT_DAYS} days. Nothing happens to the fee or the contract before that.${context.t.feeRule === 'STANDARD' ? NAME_THEM : ''}`,
    confirm: 'Record it',
    fields: ['reason', 'saidBy', 'saidOn', 'note'],
  }),
  agree: (context) => ({
    title: 'End the transfer?',
    text: `You agree: the transfer ends at once. ${ending(wordOf(refusalOf(context).reason), context)}`,
    confirm: 'Agree and end it',
    fields: ['note'],
    destructive: true,
  }),
  object: (context) => ({
    title: 'You do not agree?',
    text: `The transfer is paused, and all deadlines are on hold. We will look into it, and decide whether it continues and what happens to the fee. ${otherCapitalized(context)} reads your reason.`,
    confirm: 'I do not agree',
    fields: ['note'],
    needsNote: 'Why you do not agree',
  }),
  'end-stalled': (context) => ({
    title: 'End the transfer?',
    text: stalled(context),
    confirm: 'End the transfer',
    fields: ['note'],
    destructive: true,
  }),
  decline: (context) => ({
    title: 'Decline this buyer?',
    text: `The transfer ends at once. ${consequences('holder-declined', paidIn(context))}`,
    confirm: 'Decline',
    fields: ['takeOffMarket', 'note'],
    destructive: true,
  }),
  withdraw: (context) => ({
    title: 'Withdraw from the transfer?',
    text: `The transfer ends at once. This cannot be undone. ${ending(withdrawal(context), context)}${ifLimited(withdrawal(context), paidIn(context))}`,
    confirm: 'Withdraw',
    fields: ['note'],
    destructive: true,
  }),
};

const NAME_THEM =
  ' If a company said no, name who told you and when, so that a refund need not wait for our check.';
const possessive = (name: string): string => `${name}’s`;

export interface ReasonChoice {
  value: RefusalReason;
  label: string;
  /** What follows if the other party agrees. */
  hint: string;
}

/** What the party may record in the current step, each with what follows from it. */
export function reasonChoices(context: DialogContext): ReasonChoice[] {
  const { role, currentStep } = context.t;
  if (!role || !currentStep) return [];
  const company = capitalized(companyOf(context.t, currentStep.key));
  const labels = {
    'not-approved': `${company} does not approve the buyer`,
    'not-transferable': 'The contract cannot be transferred',
    'rofr-used': 'The resort uses its right to buy first',
    'terms-differ': 'The contract is not as listed',
  } as const;
  return reasonsFor(domain(context), currentStep, wordOf(role)).map((reason) => ({
    value: enumNameOf(reason),
    label: labels[reason],
    hint:
      reason === 'terms-differ'
        ? 'We will pause the transfer, look into it, and decide about the fee and the contract.'
        : `Then: ${consequences(reason, paidIn(context))}`,
  }));
}
