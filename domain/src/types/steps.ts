import type { StepTemplate } from '../transfers/step-template.js';
import { APARTMENT_STEPS } from './apartment/steps.js';
import { CAR_LEASE_STEPS } from './car-lease/steps.js';
import { LOAN_STEPS } from './loan/steps.js';
import { MORTGAGE_STEPS } from './mortgage/steps.js';
import { TIMESHARE_STEPS } from './timeshare/steps.js';
import type { ContractType } from './words.js';

/** The steps of a transfer in their order, per type of contract. The texts are shown to both parties. */
export const TRANSFER_STEPS: Readonly<Record<ContractType, readonly StepTemplate[]>> = {
  'car-lease': CAR_LEASE_STEPS,
  apartment: APARTMENT_STEPS,
  mortgage: MORTGAGE_STEPS,
  timeshare: TIMESHARE_STEPS,
  loan: LOAN_STEPS,
};
