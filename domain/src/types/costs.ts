import type { TypeCost } from '../cost/type-cost.js';
import { apartment } from './apartment/cost.js';
import { carLease } from './car-lease/cost.js';
import { loan } from './loan/cost.js';
import { mortgage } from './mortgage/cost.js';
import { timeshare } from './timeshare/cost.js';
import type { ContractType } from './words.js';

export const COSTS: Readonly<Record<ContractType, TypeCost>> = {
  'car-lease': carLease,
  apartment,
  mortgage,
  timeshare,
  loan,
};
