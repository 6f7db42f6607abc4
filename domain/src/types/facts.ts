import type { TypeFacts } from '../facts/fact.js';
import { apartment } from './apartment/facts.js';
import { carLease } from './car-lease/facts.js';
import { loan } from './loan/facts.js';
import { mortgage } from './mortgage/facts.js';
import { timeshare } from './timeshare/facts.js';
import type { ContractType } from './words.js';

export const FACTS: Readonly<Record<ContractType, TypeFacts>> = {
  'car-lease': carLease,
  apartment,
  mortgage,
  timeshare,
  loan,
};
