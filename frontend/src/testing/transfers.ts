import { addDays } from '@handover/domain/days';
import type { Party, TransferActor } from '@handover/domain/transfers/transfer-life';
import { move } from '@handover/domain/transfers/transfer-moves';
import { nextStep, transferDueAt } from '@handover/domain/transfers/transfer-graph';
import { allowedActions, allowedOnStep, type Move } from '@handover/domain/transfers/transfer-rules';
import {
  currentStep,
  dueDaysOf,
  isAccepted,
  newTransfer,
  type StepState,
  type TransferState,
} from '@handover/domain/transfers/transfer-state';
import { isBound, templateOf } from '@handover/domain/transfers/transfer-steps';
import type { ContractType } from '@handover/domain/types/words';
import type { TransferAction, TransferFieldsFragment } from '../generated/transfer';
import { enumNameOf } from '../lib/enum-words';

/* Transfers as the rules of the domain make them, in the shape in which the server shows them. */

/** Long ago enough that the tests' days are never in the future. */
export const START = '2026-03-02T12:00:00.000Z';
export const daysLater = (days: number): string => addDays(START, days);
const CONSENT = { doneOn: '2026-03-01', from: 'Ms. Reed, Acme Leasing' };

type Said = Omit<Partial<Move>, 'action' | 'by'>;
export const does = (
  t: TransferState,
  by: TransferActor,
  action: Move['action'],
  said: Said = {},
  now = START,
): TransferState => move(t, { action, by, ...said }, now);

export const proposed = (type: ContractType = 'car-lease'): TransferState => newTransfer(type, {}, START, 72);
export const accepted = (type?: ContractType): TransferState =>
  does(does(proposed(type), 'holder', 'accept'), 'buyer', 'accept');

/** Closes steps in the ordinary way until the step with this key is the current one; null: until the end. */
export function until(key: string | null, t: TransferState = accepted()): TransferState {
  let moved = t;
  while (currentStep(moved) && currentStep(moved)?.key !== key) moved = closeOne(moved);
  return moved;
}

function closeOne(t: TransferState): TransferState {
  const by: Party = allowedActions(t, 'holder', START).includes('complete-step') ? 'holder' : 'buyer';
  const said = does(t, by, 'complete-step', CONSENT);
  const other = by === 'holder' ? 'buyer' : 'holder';
  return allowedActions(said, other, START).includes('confirm-step')
    ? does(said, other, 'confirm-step')
    : said;
}

const member = (id: Party) => ({
  __typename: 'PublicMember' as const,
  id,
  name: null,
  memberSince: '2025-06-01T00:00:00.000Z',
  emailConfirmed: true,
  handedOver: 0,
  answersWithinHours: null,
});

/** The transfer as the server shows it to a party or an admin at this time. */
export function shownTo(
  role: Party | 'admin',
  t: TransferState,
  now = START,
): TransferFieldsFragment & { __typename: 'Transfer' } {
  const current = nextStep(t, role);
  const step = (one: StepState) => ({
    ...one,
    __typename: 'TransferStep' as const,
    title: templateOf(t.type, one.key).title,
    usual: one.rules?.usual ?? templateOf(t.type, one.key).usual,
    dueDays: dueDaysOf(t.type, one),
    ruleLines: (one.rules?.lines ?? []).map((line) => ({ ...line, level: enumNameOf(line.level) })),
    actor: enumNameOf(templateOf(t.type, one.key).actor),
    allowedActions: allowedOnStep(t, one.key, role, now).map(
      (action) => enumNameOf(action) as TransferAction,
    ),
    status: enumNameOf(one.status),
    bound: isBound(t.type, one.key, t.facts),
    proposedBy: one.proposedBy && enumNameOf(one.proposedBy),
    skipAskedBy: one.skipAskedBy && enumNameOf(one.skipAskedBy),
    refusal: one.refusal && {
      ...one.refusal,
      reason: enumNameOf(one.refusal.reason),
      by: enumNameOf(one.refusal.by),
    },
  });
  const card = { __typename: 'TransferContact' as const, email: 'a@example.com', phone: null, note: null };
  return {
    __typename: 'Transfer',
    id: 'transfer',
    contractId: 'contract',
    contract: null,
    purchaseId: 'purchase',
    role: role === 'admin' ? null : enumNameOf(role),
    type: enumNameOf(t.type),
    feeRule: enumNameOf(t.feeRule),
    status: enumNameOf(t.status),
    createdAt: t.createdAt,
    pausedAt: t.pausedAt,
    pauseReasons: t.pauseReasons.map(enumNameOf),
    stalledAt: t.stalledAt,
    dueAt: t.status === 'in-progress' ? transferDueAt(t) : null,
    endReason: t.endReason && enumNameOf(t.endReason),
    feeOutcome: enumNameOf(t.feeOutcome),
    completedAt: t.completedAt,
    cancelledAt: t.cancelledAt,
    allowedActions: allowedActions(t, role, now).map((action) => enumNameOf(action) as TransferAction),
    currentStep: current && t.status !== 'cancelled' ? step(current) : null,
    steps: (isAccepted(t) || role === 'admin' ? t.steps : t.steps.slice(0, 1)).map(step),
    contacts:
      isAccepted(t) && role !== 'admin'
        ? [
            { ...card, role: 'HOLDER', name: 'Grace Hopper' },
            { ...card, role: 'BUYER', name: 'Ada Byron', phone: '+1 512 555 0100' },
          ]
        : null,
    events: [],
    acceptsMessages: isAccepted(t) && role !== 'admin',
    unreadMessages: 0,
    ruleQuestions: null,
    holder: member('holder'),
    buyer: member('buyer'),
  };
}
