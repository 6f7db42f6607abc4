import {
  Ban,
  CalendarPlus,
  Check,
  CircleCheck,
  CircleDollarSign,
  Pause,
  Play,
  SkipForward,
} from 'lucide-react';
import type { DocumentNode } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import {
  AdminCompleteStepDocument,
  AdminSkipStepDocument,
  CancelTransferDocument,
  CompleteTransferDocument,
  DecideFeeDocument,
  ExtendStepDocument,
  PauseTransferDocument,
  ResumeTransferDocument,
} from '../../../generated/admin-sales';
import type { RowAct } from '../list/ActMenu';
import { currentOf, feeOf, titleOf, type AdminTransfer } from './transfer-words';

/** What the dialog asks for, besides the reason. */
export interface Said {
  days: string;
  doneOn: string;
  from: string;
  fee: 'REFUND' | 'KEEP' | null;
  contract: 'on' | 'off';
}
export type SaidField = keyof Said;

interface AdminAction {
  label: string;
  icon: LucideIcon;
  danger?: true;
  title: (transfer: AdminTransfer) => string;
  /** What happens to the step, the money and the contract. */
  text: (transfer: AdminTransfer, isAdmin: boolean) => string;
  fields?: (transfer: AdminTransfer) => SaidField[];
  document: DocumentNode;
  variables?: (transfer: AdminTransfer, said: Said, reason: string) => Record<string, unknown>;
  done: string;
}

const STAYS = 'The fee stays paid, and the contract stays pending.';
const OTHERS = 'an admin has settled what else paused it';

/** What it still waits for; a moderator settles the report alone. */
function waitsFor({ pauseReasons }: AdminTransfer, isAdmin: boolean): string[] {
  const others = pauseReasons.filter((reason) => !['REPORT', 'DISPUTE', 'SUSPENSION'].includes(reason));
  return [
    pauseReasons.includes('DISPUTE') && 'the bank has decided',
    pauseReasons.includes('SUSPENSION') && 'the party is reinstated',
    !isAdmin && others.length > 0 && OTHERS,
  ].filter((words) => words !== false);
}

const named = (transfer: AdminTransfer) => `“${currentOf(transfer)?.title ?? ''}”`;
const keyOf = (transfer: AdminTransfer) => currentOf(transfer)?.key ?? '';
const isChargedBack = ({ purchase }: AdminTransfer) => purchase?.status === 'CHARGED_BACK';
/** An admin chooses what happens to the fee, unless the bank has it or its rule says that it always goes back. */
const asksForFee = (transfer: AdminTransfer): 'fee'[] =>
  isChargedBack(transfer) || transfer.feeRule === 'ALWAYS_REFUND' ? [] : ['fee'];
const chosenFee = ({ feeRule }: AdminTransfer, { fee }: Said) =>
  feeRule === 'ALWAYS_REFUND' ? 'REFUND' : (fee ?? 'KEEP');
function feeEndsAs(transfer: AdminTransfer): string {
  if (isChargedBack(transfer)) return "The buyer's bank took the fee back, so nothing is refunded or kept.";
  const paid = `The buyer, ${transfer.purchase?.buyerEmail ?? 'a deleted account'}, paid ${feeOf(transfer)}.`;
  return transfer.feeRule === 'ALWAYS_REFUND'
    ? `${paid} It is refunded: the fee of this purchase always goes back.`
    : paid;
}

/** What follows when the current step is closed. */
function afterwards({ steps, ...transfer }: AdminTransfer): string {
  const open = steps.filter(({ status }) => status === 'CURRENT' || status === 'WAITING');
  const next = open.find(({ key }) => key !== transfer.currentStep?.key);
  return next
    ? `Next is “${next.title}”. ${STAYS}`
    : 'It is the last step: the contract becomes completed, and the fee stays paid.';
}

/** Every action of an admin, in the order of the buttons. The server says which of them are possible now. */
const ADMIN_ACTIONS = {
  DECIDE_FEE: {
    label: 'Decide fee',
    icon: CircleDollarSign,
    title: () => 'Decide the fee?',
    text: (transfer) =>
      `${feeEndsAs(transfer)} The transfer has ended already, and the contract keeps its status.`,
    fields: asksForFee,
    document: DecideFeeDocument,
    variables: (transfer, said, reason) => ({ fee: chosenFee(transfer, said), reason }),
    done: 'Fee decided',
  },
  RESUME: {
    label: 'Resume transfer',
    icon: Play,
    title: () => 'Resume the transfer?',
    text: (transfer, isAdmin) => {
      const waits = waitsFor(transfer, isAdmin);
      const settles =
        isAdmin &&
        transfer.pauseReasons.some((reason) => reason === 'TERMS_DIFFER' || reason === 'OBJECTION');
      return [
        waits.length > 0
          ? `It stays paused until ${waits.join(' and ')}.`
          : 'Every deadline moves by the length of the pause.',
        settles && 'The reported problem counts as settled.',
        STAYS,
      ]
        .filter(Boolean)
        .join(' ');
    },
    document: ResumeTransferDocument,
    variables: ({ purchase }, _said, reason) => ({ reason, money: Boolean(purchase) }),
    done: 'Transfer resumed',
  },
  EXTEND_STEP: {
    label: 'Extend',
    icon: CalendarPlus,
    title: (transfer) => `Give more days to ${named(transfer)}?`,
    text: () => `Both parties see the new date. ${STAYS}`,
    fields: () => ['days'],
    document: ExtendStepDocument,
    variables: (transfer, { days }, reason) => ({ key: keyOf(transfer), days: Number(days), reason }),
    done: 'Step extended',
  },
  COMPLETE_STEP: {
    label: 'Step done',
    icon: Check,
    title: (transfer) => `Record ${named(transfer)} as done?`,
    text: afterwards,
    fields: (transfer) => (currentOf(transfer)?.bound ? ['doneOn', 'from'] : ['doneOn']),
    document: AdminCompleteStepDocument,
    variables: (transfer, { doneOn, from }, reason) => ({
      key: keyOf(transfer),
      input: { doneOn: doneOn || null, ...(from.trim() && { from }), reason },
    }),
    done: 'Step recorded as done',
  },
  SKIP_STEP: {
    label: 'Skip step',
    icon: SkipForward,
    title: (transfer) => `Skip ${named(transfer)}?`,
    text: (transfer) => `The step is left out for both parties. ${afterwards(transfer)}`,
    document: AdminSkipStepDocument,
    variables: (transfer, _said, reason) => ({ key: keyOf(transfer), reason }),
    done: 'Step skipped',
  },
  PAUSE: {
    label: 'Pause transfer',
    icon: Pause,
    title: () => 'Pause the transfer?',
    text: () =>
      `No deadline runs, and the parties can't act until you resume it; before both have accepted, they may leave. ${STAYS}`,
    document: PauseTransferDocument,
    done: 'Transfer paused',
  },
  COMPLETE: {
    label: 'Complete transfer',
    icon: CircleCheck,
    title: (transfer) => `Complete the transfer of “${titleOf(transfer)}”?`,
    text: () =>
      'The steps that are still open are skipped. The contract becomes completed, and the fee stays paid. This cannot be undone.',
    document: CompleteTransferDocument,
    done: 'Transfer completed',
  },
  CANCEL: {
    label: 'Cancel transfer',
    icon: Ban,
    danger: true,
    title: (transfer) => `Cancel the transfer of “${titleOf(transfer)}”?`,
    text: (transfer) =>
      `${feeEndsAs(transfer)} If it is refunded, the contract changes when the refund is through, usually at once. This cannot be undone.`,
    fields: (transfer) => [...asksForFee(transfer), 'contract'],
    document: CancelTransferDocument,
    variables: (transfer, said, reason) => ({
      fee: chosenFee(transfer, said),
      contractStatus: said.contract === 'off' ? 'CANCELLED' : 'ACTIVE',
      reason,
    }),
    done: 'Transfer cancelled',
  },
} as const satisfies Record<string, AdminAction>;

export type AdminActionName = keyof typeof ADMIN_ACTIONS;

export const actionOf = (name: AdminActionName): AdminAction => ADMIN_ACTIONS[name];

export const actionsOf = ({ allowedActions }: AdminTransfer): AdminActionName[] =>
  (Object.keys(ADMIN_ACTIONS) as AdminActionName[]).filter((name) => allowedActions.includes(name));

export const rowActOf = (name: AdminActionName, ask: (name: AdminActionName) => void): RowAct => {
  const { label, icon, danger } = actionOf(name);
  return { label, icon, danger, onClick: () => ask(name) };
};

/** What is missing in the fields that the action asks for, by field. */
export function problemsOf(
  fields: SaidField[],
  said: Said,
  isBound: boolean,
): Partial<Record<SaidField, string>> {
  const days = Number(said.days);
  const problems: Partial<Record<SaidField, string | false>> = {
    fee: said.fee === null && 'Please choose what happens to the fee.',
    days: !(Number.isInteger(days) && days >= 1 && days <= 90) && 'Please enter 1 to 90 days.',
    doneOn: isBound && !said.doneOn && 'Please enter the date of the written consent.',
    from: !said.from.trim() && 'Please enter who gave the written consent.',
  };
  return Object.fromEntries(fields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
}
