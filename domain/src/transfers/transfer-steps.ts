import { isTrue, type Facts } from '../facts/fact.js';
import { TRANSFER_STEPS } from '../types/steps.js';
import type { ContractType } from '../types/words.js';
import type { StepTemplate } from './step-template.js';

/** The template of a step. Throws for a key that the type does not have. */
export function templateOf(type: ContractType, key: string): StepTemplate {
  const found = TRANSFER_STEPS[type].find((step) => step.key === key);
  if (!found) throw new Error(`A transfer of type ${type} has no step ${key}.`);
  return found;
}

/** The steps that a transfer of this contract has; what is not stated is asked, so its steps stay. */
export const plannedSteps = (type: ContractType, facts: Facts): readonly StepTemplate[] =>
  TRANSFER_STEPS[type].filter(({ skippedIf }) => !skippedIf?.(facts));

/** Whether the step needs written consent, which no one can skip: neither a party nor an admin. */
export function isBound(type: ContractType, key: string, facts: Facts): boolean {
  const { bound = false, boundUnless } = templateOf(type, key);
  return bound && !(boundUnless && isTrue(boundUnless, facts));
}

/** The step at which the parties bind themselves; before it, the buyer may report that the terms differ. */
export function isBeforeCommitment(type: ContractType, key: string): boolean {
  const steps = TRANSFER_STEPS[type];
  return steps.findIndex((step) => step.key === key) < steps.findIndex(({ commits }) => commits);
}
