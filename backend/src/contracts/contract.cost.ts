import { readAssumptions } from '@handover/domain/cost/assumptions';
import type { CostedContract, TrueCost as Cost } from '@handover/domain/cost/cost';
import { effectiveMonthly, trueCost } from '@handover/domain/cost/true-cost';
import { invalid } from '../common/errors.js';
import { today } from '../common/today.js';
import type { Contract } from './contract.entity.js';

/** The columns of which the cost of a contract is made. */
export type Costed = Pick<
  Contract,
  'type' | 'monthlyPayment' | 'remainingTermMonths' | 'termAsOf' | 'transferFee' | 'incentive' | 'facts'
>;

const costed = (contract: Costed): CostedContract => contract;

export const effectiveMonthlyOf = (contract: Costed): number | null =>
  effectiveMonthly(costed(contract), today());

/** Null once the term is over. Throws VALIDATION for an assumption that cannot be. */
export function trueCostOf(contract: Costed, given: unknown = {}): Cost | null {
  const { assumptions, errors } = readAssumptions(contract.type, given);
  const fields = Object.entries(errors).map(([key, text]) => [`assumptions.${key}`, text]);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields) as Record<string, string>);
  return trueCost(costed(contract), assumptions, today());
}
