import type { ContractType } from '@handover/domain/types/words';
import { agreedRows, type ListedTerms, type ShownTerms } from '../../../lib/candidates/term-words';
import type { TypedTerms } from './offer-form';

const ANY: ShownTerms = {
  incentive: 0,
  price: 0,
  thirdPartyFeeBy: 'BUYER',
  handoverOn: null,
  includes: null,
};

/** What the listing says about the terms that an offer can change. */
export const listedHints = (
  type: ContractType,
  listed: ListedTerms,
): Partial<Record<keyof TypedTerms, string | null>> =>
  Object.fromEntries(agreedRows(type, ANY, listed).map(({ key, listed: text }) => [key, text]));
