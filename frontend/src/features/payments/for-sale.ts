import type { ContractFieldsFragment } from '../../generated/contracts';
import type { StatedTermsFragment } from '../../generated/payments';

/** The contract fields that the Buy dialog needs; the stated terms as far as the page has loaded them. */
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
> &
  Partial<Pick<StatedTermsFragment, 'incentive' | 'factTable'>>;
