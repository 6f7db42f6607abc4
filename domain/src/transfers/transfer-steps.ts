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

/**
 * The steps that have to be closed before this one begins, as a transfer of this contract stores them. In place of a step
 * that is left out, the steps that it needs itself.
 */
export function neededBy(type: ContractType, facts: Facts, key: string): string[] {
  const all = TRANSFER_STEPS[type];
  const planned = plannedSteps(type, facts).map((step) => step.key);
  const at = all.findIndex((step) => step.key === key);
  const before = all[at - 1];
  const needs = all[at]?.needs ?? (before ? [before.key] : []);
  const named = needs.flatMap((need) => (planned.includes(need) ? [need] : neededBy(type, facts, need)));
  return [...new Set(named)];
}

/** Whether the step needs written consent, which no one can skip: neither a party nor an admin. */
export function isBound(type: ContractType, key: string, facts: Facts): boolean {
  const { bound = false, boundUnless } = templateOf(type, key);
  return bound && !(boundUnless && isTrue(boundUnless, facts));
}

/** The step comes before the one at which the parties bind themselves: the buyer may report that the terms differ. */
export function isBeforeCommitment(type: ContractType, key: string): boolean {
  const steps = TRANSFER_STEPS[type];
  return steps.findIndex((step) => step.key === key) < steps.findIndex(({ commits }) => commits);
}
