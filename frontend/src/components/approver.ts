import type { ContractType } from '../generated/contracts';

/** Who has to agree before a contract changes hands. */
const approvers: Record<ContractType, string> = {
  CAR_LEASE: 'lender',
  APARTMENT: 'landlord',
  MORTGAGE: 'lender',
  TIMESHARE: 'resort',
  LOAN: 'lender',
};

export const approverOf = (type: ContractType): string => approvers[type];
