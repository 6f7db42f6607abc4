import type { Bound, ContractType, FactDefinition } from './fact.js';
import { COMMON_DETAILS, commonFacts } from './facts.common.js';
import { APARTMENT_FACTS } from './facts.apartment.js';
import { CAR_LEASE_FACTS } from './facts.car-lease.js';
import { LOAN_FACTS } from './facts.loan.js';
import { MORTGAGE_FACTS } from './facts.mortgage.js';
import { TIMESHARE_FACTS } from './facts.timeshare.js';
import { shiftDay } from '../transfers/days.js';

/** The loan's form begins with the transfer, because most loans cannot be assumed; the other forms end their key facts with it. */
const DEFINITIONS: Readonly<Record<ContractType, readonly FactDefinition[]>> = {
  'car-lease': [...CAR_LEASE_FACTS, ...commonFacts('car-lease'), ...COMMON_DETAILS],
  apartment: [...APARTMENT_FACTS, ...commonFacts('apartment'), ...COMMON_DETAILS],
  mortgage: [...MORTGAGE_FACTS, ...commonFacts('mortgage'), ...COMMON_DETAILS],
  timeshare: [...TIMESHARE_FACTS, ...commonFacts('timeshare'), ...COMMON_DETAILS],
  loan: [...commonFacts('loan'), ...LOAN_FACTS, ...COMMON_DETAILS],
};

/** All facts of a type in the order of the form; private ones included. */
export const definitionsOf = (type: ContractType): readonly FactDefinition[] => DEFINITIONS[type];

/** A bound as a number or a day, as of the day `today`. */
export function resolveBound(bound: Bound | undefined, today: string): number | string | null {
  if (bound === undefined) return null;
  if (typeof bound === 'number') return bound;
  if ('yearsFromNow' in bound) return Number(today.slice(0, 4)) + bound.yearsFromNow;
  return shiftDay(today, bound.daysFromNow);
}
