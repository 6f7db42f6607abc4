import { addDays, addMs, endOfDay, HOUR_MS, isDay } from '../days.js';
import type { Facts } from '../facts/fact.js';
import type { FeeRule } from '../fee-rule.js';
import type { RefusalReason, StepRules } from './step-template.js';
import type { EndReason, FeeOutcome } from './transfer-endings.js';
import type { Party, TransferActor, TransferStatus } from './transfer-life.js';
import type { PauseReason } from './transfer-pauses.js';
import { neededBy, plannedSteps, templateOf } from './transfer-steps.js';
import type { ContractType } from '../types/words.js';

export const STEP_STATUSES = ['waiting', 'current', 'done', 'skipped', 'refused'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** A party's word that something stops the transfer; the other party agrees, objects, or is silent. */
export interface Refusal {
  reason: RefusalReason | 'third-party-stalled' | 'both-stalled';
  by: Party;
  note: string | null;
  /** Who at the third party said so, and on which day: without both it is the party's word alone. */
  saidBy: string | null;
  saidOn: string | null;
  at: string;
}

export interface StepState {
  key: string;
  /** Keys of the steps that have to be closed before it begins; null in transfers of earlier releases: the step before it. */
  needs: readonly string[] | null;
  /** What the rule book said when the transfer began; null if nothing. */
  rules: StepRules | null;
  status: StepStatus;
  startedAt: string | null;
  dueAt: string | null;
  /** The later day that the actor has named. */
  expectedOn: string | null;
  /** A day beyond the longest time, until the other party agrees. */
  proposedOn: string | null;
  proposedBy: Party | null;
  skipAskedBy: Party | null;
  /** The real day, which may lie in the past. */
  doneOn: string | null;
  doneBy: TransferActor | null;
  closedAt: string | null;
  /** Who gave the written consent. */
  consentFrom: string | null;
  /** The last day on which the consent holds, YYYY-MM-DD, if it says so. */
  validUntil: string | null;
  /** Whether the consent releases the seller from liability; null if the step does not ask. */
  releaseIncluded: boolean | null;
  /** When each party said that a step for both is done. */
  holderSaidAt: string | null;
  buyerSaidAt: string | null;
  note: string | null;
  refusal: Refusal | null;
}

export interface TransferState {
  type: ContractType;
  facts: Facts;
  /** Of its purchase. */
  feeRule: FeeRule;
  status: TransferStatus;
  createdAt: string;
  pausedAt: string | null;
  /** In the order in which they came; empty if it is not paused. */
  pauseReasons: readonly PauseReason[];
  stalledAt: string | null;
  endReason: EndReason | null;
  feeOutcome: FeeOutcome;
  completedAt: string | null;
  cancelledAt: string | null;
  /** In their order; the first is the mutual acceptance. */
  steps: readonly StepState[];
}

const newStep = ({ key, needs, rules }: Pick<StepState, 'key' | 'needs' | 'rules'>): StepState => ({
  key,
  needs,
  rules,
  status: 'waiting',
  startedAt: null,
  dueAt: null,
  expectedOn: null,
  proposedOn: null,
  proposedBy: null,
  skipAskedBy: null,
  doneOn: null,
  doneBy: null,
  closedAt: null,
  consentFrom: null,
  validUntil: null,
  releaseIncluded: null,
  holderSaidAt: null,
  buyerSaidAt: null,
  note: null,
  refusal: null,
});

/** A transfer at its beginning: both parties have `acceptHours` to accept. */
export function newTransfer(
  type: ContractType,
  facts: Facts,
  now: string,
  acceptHours: number,
  feeRule: FeeRule = 'standard',
  rules: Readonly<Record<string, StepRules>> = {},
): TransferState {
  const [first, ...rest] = plannedSteps(type, facts).map(({ key }) =>
    newStep({ key, needs: neededBy(type, facts, key), rules: rules[key] ?? null }),
  );
  const accept: StepState = {
    ...(first as StepState),
    status: 'current',
    startedAt: now,
    dueAt: addMs(now, acceptHours * HOUR_MS),
  };
  return {
    type,
    facts,
    feeRule,
    status: 'proposed',
    createdAt: now,
    pausedAt: null,
    pauseReasons: [],
    stalledAt: null,
    endReason: null,
    feeOutcome: 'none',
    completedAt: null,
    cancelledAt: null,
    steps: [accept, ...rest],
  };
}

/** The first of the steps that are under way; null once the transfer is completed. */
export const currentStep = ({ steps }: Pick<TransferState, 'steps'>): StepState | null =>
  steps.find(({ status }) => status === 'current') ?? null;

export const isLastStep = ({ steps }: Pick<TransferState, 'steps'>, key: string): boolean =>
  steps.at(-1)?.key === key;

type Said = Pick<StepState, 'holderSaidAt' | 'buyerSaidAt'>;

export const saidAt = (step: Said, party: Party): string | null =>
  party === 'holder' ? step.holderSaidAt : step.buyerSaidAt;

/** Whom a current step waits for; empty if it waits for a third party. */
export function waitsFor(
  { type }: Pick<TransferState, 'type'>,
  step: Said & Pick<StepState, 'key'>,
): Party[] {
  const { actor, closes } = templateOf(type, step.key);
  if (closes === 'either') return [];
  if (closes === 'actor') return actor === 'buyer' ? ['buyer'] : ['holder'];
  return (['holder', 'buyer'] as const).filter((party) => !saidAt(step, party));
}

/** Both have accepted: from now on they see how to reach each other. */
export const isAccepted = ({ steps: [accept] }: Pick<TransferState, 'steps'>): boolean =>
  Boolean(accept?.holderSaidAt && accept.buyerSaidAt);

/** Days until a step is due, counted from the moment it became current. */
export const dueDaysOf = (type: ContractType, { key, rules }: Pick<StepState, 'key' | 'rules'>): number =>
  rules?.dueDays ?? templateOf(type, key).dueDays;

/** When a step is due that begins now. */
export function dueFrom(
  { type, facts }: Pick<TransferState, 'type' | 'facts'>,
  step: Pick<StepState, 'key' | 'rules'>,
  now: string,
): string {
  const { dueAfter } = templateOf(type, step.key);
  const due = addDays(now, dueDaysOf(type, step));
  const day = dueAfter ? facts[dueAfter.fact] : undefined;
  const later =
    dueAfter && typeof day === 'string' && isDay(day) ? addDays(endOfDay(day), dueAfter.days) : due;
  return later > due ? later : due;
}

/** The step becomes current. */
export const startStep = (
  t: Pick<TransferState, 'type' | 'facts'>,
  step: StepState,
  now: string,
): StepState => ({ ...newStep(step), status: 'current', startedAt: now, dueAt: dueFrom(t, step, now) });

export const replaceStep = (t: TransferState, step: StepState): TransferState => ({
  ...t,
  steps: t.steps.map((other) => (other.key === step.key ? step : other)),
});

/** Clears everything that the parties entered, both for a reopened step and for one that goes back to waiting. */
export const waitAgain = (step: StepState): StepState => newStep(step);
