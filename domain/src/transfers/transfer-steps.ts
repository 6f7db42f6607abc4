import { isTrue, type Facts } from '../facts/fact.js';
import type { StepTemplate } from './step-template.js';
import { APARTMENT_STEPS } from './steps.apartment.js';
import { CAR_LEASE_STEPS } from './steps.car-lease.js';
import { LOAN_STEPS } from './steps.loan.js';
import { MORTGAGE_STEPS } from './steps.mortgage.js';
import { TIMESHARE_STEPS } from './steps.timeshare.js';

/** The steps of a transfer in their order, per type of contract. The texts are shown to both parties. */
export const TRANSFER_STEPS = {
  'car-lease': CAR_LEASE_STEPS,
  apartment: APARTMENT_STEPS,
  mortgage: MORTGAGE_STEPS,
  timeshare: TIMESHARE_STEPS,
  loan: LOAN_STEPS,
} as const;

export type TransferType = keyof typeof TRANSFER_STEPS;

/** The template of a step. Throws for a key that the type does not have. */
export function templateOf(type: TransferType, key: string): StepTemplate {
  const found = TRANSFER_STEPS[type].find((step) => step.key === key);
  if (!found) throw new Error(`A transfer of type ${type} has no step ${key}.`);
  return found;
}

/** The steps that a transfer of this contract has; what is not stated is asked, so its steps stay. */
export const plannedSteps = (type: TransferType, facts: Facts): readonly StepTemplate[] =>
  TRANSFER_STEPS[type].filter(({ skippedIf }) => !skippedIf?.(facts));

/** Whether the step needs written consent, which no one can skip: neither a party nor an admin. */
export function isBound(type: TransferType, key: string, facts: Facts): boolean {
  const { bound = false, boundUnless } = templateOf(type, key);
  return bound && !(boundUnless && isTrue(boundUnless, facts));
}

/** The step at which the parties bind themselves; before it, the buyer may report that the terms differ. */
export function isBeforeCommitment(type: TransferType, key: string): boolean {
  const steps = TRANSFER_STEPS[type];
  return steps.findIndex((step) => step.key === key) < steps.findIndex(({ commits }) => commits);
}
