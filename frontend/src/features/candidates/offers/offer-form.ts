import { OFFER_LIMITS, offerErrors, type OfferTerms } from '@handover/domain/candidates/offer-terms';
import { parseDollars } from '@handover/domain/dollars';
import type { ContractType } from '@handover/domain/types/words';
import type { OfferTermsInput } from '../../../generated/candidates';
import { enumNameOf, wordOf } from '../../../lib/enum-words';
import type { ShownTerms } from '../../../lib/candidates/term-words';

/** Terms as typed; an empty text is as listed. */
export interface TypedTerms {
  incentive: string;
  price: string;
  thirdPartyFeeBy: string;
  handoverOn: string;
  includes: string;
}

export const TERM_NAMES = ['incentive', 'price', 'thirdPartyFeeBy', 'handoverOn', 'includes'] as const;

export const noTerms = (): TypedTerms => ({
  incentive: '',
  price: '',
  thirdPartyFeeBy: '',
  handoverOn: '',
  includes: '',
});

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** An offer as its answer begins: only what changes has to be typed. */
export const typedTerms = (terms: ShownTerms): TypedTerms => ({
  incentive: dollars(terms.incentive),
  price: dollars(terms.price),
  thirdPartyFeeBy: terms.thirdPartyFeeBy ? wordOf(terms.thirdPartyFeeBy) : '',
  handoverOn: terms.handoverOn ?? '',
  includes: terms.includes ?? '',
});

const AMOUNTS = {
  incentive: { most: OFFER_LIMITS.incentive, text: 'Please enter an amount up to $100,000.00.' },
  price: { most: OFFER_LIMITS.price, text: 'Please enter an amount up to $10,000,000.00.' },
} as const;

export interface ReadTerms {
  terms: OfferTermsInput;
  errors: Readonly<Record<string, string>>;
}

/** What was typed, and what is wrong with it by field, as the server checks it. */
export function readTerms(type: ContractType, typed: TypedTerms): ReadTerms {
  const errors: Record<string, string> = {};
  const terms: OfferTerms = {};
  for (const name of ['incentive', 'price'] as const) {
    if (typed[name].trim() === '') continue;
    const cents = parseDollars(typed[name]);
    if (cents === null || cents > AMOUNTS[name].most) errors[name] = AMOUNTS[name].text;
    else terms[name] = cents;
  }
  for (const name of ['thirdPartyFeeBy', 'handoverOn', 'includes'] as const)
    if (typed[name].trim() !== '') terms[name] = typed[name].trim();
  const { thirdPartyFeeBy, ...rest } = terms;
  return {
    terms: {
      ...rest,
      ...(thirdPartyFeeBy !== undefined && {
        thirdPartyFeeBy: enumNameOf(thirdPartyFeeBy) as NonNullable<OfferTermsInput['thirdPartyFeeBy']>,
      }),
    },
    errors: { ...offerErrors(type, terms), ...errors },
  };
}

/** Terms to send as they are shown. */
export const shownTerms = (terms: OfferTermsInput): ShownTerms => ({
  incentive: terms.incentive ?? null,
  price: terms.price ?? null,
  thirdPartyFeeBy: terms.thirdPartyFeeBy ?? null,
  handoverOn: terms.handoverOn ?? null,
  includes: terms.includes ?? null,
});
