import { COSTS } from '../types/costs.js';
import { monthsLeft, type Assumptions, type CostedContract, type TrueCost } from './cost.js';

/**
 * What a contract really costs from a day on: an estimate from what its holder states, not an offer. Each line is rounded to
 * whole cents, half away from zero, and nothing before. Null once its term is over.
 */
export function trueCost(contract: CostedContract, assumptions: Assumptions, today: string): TrueCost | null {
  const months = monthsLeft(contract, today);
  return months === 0 ? null : COSTS[contract.type].cost(contract, assumptions, months, today);
}

/** The effective monthly cost with the default assumptions; null if it cannot be computed. */
export const effectiveMonthly = (contract: CostedContract, today: string): number | null =>
  trueCost(contract, {}, today)?.effectiveMonthly ?? null;
