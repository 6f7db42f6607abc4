import { isDay } from '../days.js';
import type { Facts, FactValue } from '../facts/fact.js';
import type { ContractType } from '../types/words.js';
import { isHomeType } from './home-types.js';

/** What an offer changes; a missing key means as listed. Amounts in cents. Monthly payment and term are the contract's. */
export interface OfferTerms {
  incentive?: number;
  /** The asking price of a home or timeshare, or the cash for a loan. */
  price?: number;
  thirdPartyFeeBy?: string;
  handoverOn?: string;
  includes?: string;
}

export const OFFER_LIMITS = {
  incentive: 10_000_000,
  price: 1_000_000_000,
  includes: 200,
  rounds: 10,
} as const;
export const FEE_PAYERS = ['buyer', 'holder', 'split'] as const;

/** The fact that says the price, by type. */
const PRICE_FACT: Partial<Record<ContractType, string>> = {
  mortgage: 'askingPrice',
  timeshare: 'askingPrice',
  loan: 'askingCash',
};

export const hasPrice = (type: ContractType): boolean => PRICE_FACT[type] !== undefined;

/** What is wrong with an offer for a contract of this type, by field. */
export function offerErrors(type: ContractType, terms: OfferTerms): Readonly<Record<string, string>> {
  const { price, thirdPartyFeeBy, handoverOn, includes } = terms;
  const errors: Record<string, string> = {};
  if (price !== undefined && !hasPrice(type)) errors['price'] = 'A contract of this type has no price.';
  if (price === 0 && type === 'mortgage') errors['price'] = 'Please enter a price.';
  if (thirdPartyFeeBy !== undefined && !(FEE_PAYERS as readonly string[]).includes(thirdPartyFeeBy))
    errors['thirdPartyFeeBy'] = 'Please choose who pays the fee.';
  if (handoverOn !== undefined && !isDay(handoverOn))
    errors['handoverOn'] = 'Please write the day as YYYY-MM-DD.';
  if (includes !== undefined && isHomeType(type))
    errors['includes'] = 'Things that come with a home belong into its description.';
  return errors;
}

interface Listed {
  type: ContractType;
  incentive?: number | null;
  facts?: Facts | null;
}

/** The listed terms as the two have agreed. */
export function withAgreed<Terms extends Listed>(
  listed: Terms,
  { incentive, price, thirdPartyFeeBy, handoverOn, includes }: OfferTerms,
): Terms & Pick<OfferTerms, 'handoverOn' | 'includes'> {
  const priceFact = PRICE_FACT[listed.type];
  const facts: Record<string, FactValue> = { ...listed.facts };
  if (price !== undefined && priceFact) facts[priceFact] = price;
  if (thirdPartyFeeBy !== undefined) facts['thirdPartyFeeBy'] = thirdPartyFeeBy;
  return {
    ...listed,
    facts,
    ...(incentive !== undefined && { incentive }),
    ...(handoverOn !== undefined && { handoverOn }),
    ...(includes !== undefined && { includes }),
  };
}
