import type { ContractFieldsFragment } from '../../generated/contracts';

/** What the dialog must know about the contract that is bought. */
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
