import type { ContractFieldsFragment } from '../../generated/contracts';

/** The contract fields that the Buy dialog needs. */
export type ForSale = Pick<
  ContractFieldsFragment,
  | 'id'
  | 'title'
  | 'type'
  | 'description'
  | 'location'
  | 'monthlyPayment'
  | 'remainingTermMonths'
  | 'transferFee'
  | 'termsVersion'
>;
