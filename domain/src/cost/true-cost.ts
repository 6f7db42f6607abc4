import { apartmentCost } from './cost.apartment.js';
import { carLeaseCost } from './cost.car-lease.js';
import { loanCost } from './cost.loan.js';
import { mortgageCost } from './cost.mortgage.js';
import { timeshareCost } from './cost.timeshare.js';
import { monthsLeft, type Assumptions, type CostedContract, type TrueCost } from './cost.js';

/**
 * What a contract really costs from a day on: an estimate from what its holder states, not an offer. Each line is rounded to
 * whole cents, half away from zero, and nothing before. Null once its term is over.
 */
export function trueCost(contract: CostedContract, assumptions: Assumptions, today: string): TrueCost | null {
  const months = monthsLeft(contract, today);
  if (months === 0) return null;
  switch (contract.type) {
    case 'car-lease':
      return carLeaseCost(contract, assumptions, months);
    case 'apartment':
      return apartmentCost(contract, assumptions, months);
    case 'mortgage':
      return mortgageCost(contract, assumptions, months, today);
    case 'timeshare':
      return timeshareCost(contract, assumptions, today);
    case 'loan':
      return loanCost(contract, assumptions, months);
  }
}

/** The effective monthly cost with the default assumptions; null if it cannot be computed. */
export const effectiveMonthly = (contract: CostedContract, today: string): number | null =>
  trueCost(contract, {}, today)?.effectiveMonthly ?? null;
