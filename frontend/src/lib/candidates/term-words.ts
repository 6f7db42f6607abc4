import type { ContractType } from '@handover/domain/types/words';
import { formatCents } from '../format/money';
import { formatDay } from '../format/time';
import type { Row } from './answer-words';

type FeePayer = 'BUYER' | 'HOLDER' | 'SPLIT';

/** Terms as GraphQL answers them: null as listed. */
export interface ShownTerms {
  incentive: number | null;
  price: number | null;
  thirdPartyFeeBy: FeePayer | null;
  handoverOn: string | null;
  includes: string | null;
}

/** What the contract costs to its end with agreed terms, and as listed. In cents. */
export interface ShownCost {
  total: number;
  listedTotal: number;
  effectiveMonthly: number | null;
  listedEffectiveMonthly: number | null;
}

/** What the contract is listed with. */
export interface ListedTerms {
  incentive?: number | null | undefined;
  factTable?: readonly { key: string; value: string | null }[] | null | undefined;
}

export const FEE_PAYERS: readonly { value: FeePayer; label: string }[] = [
  { value: 'BUYER', label: 'The buyer' },
  { value: 'HOLDER', label: 'The seller' },
  { value: 'SPLIT', label: 'Half each' },
];

const feePayer = (value: FeePayer): string =>
  FEE_PAYERS.find((payer) => payer.value === value)?.label ?? value;

export const priceLabel = (type: ContractType): string => (type === 'loan' ? 'Cash' : 'Price');

/** What differs from the listing, in words. */
export const termRows = (type: ContractType, terms: ShownTerms | null | undefined): Row[] => {
  if (!terms) return [];
  const { incentive, price, thirdPartyFeeBy, handoverOn, includes } = terms;
  const rows: (Row | null)[] = [
    incentive === null ? null : { key: 'incentive', label: 'Incentive', value: formatCents(incentive) },
    price === null ? null : { key: 'price', label: priceLabel(type), value: formatCents(price) },
    thirdPartyFeeBy === null
      ? null
      : { key: 'thirdPartyFeeBy', label: 'Company’s fee paid by', value: feePayer(thirdPartyFeeBy) },
    handoverOn === null ? null : { key: 'handoverOn', label: 'Handover day', value: formatDay(handoverOn) },
    includes === null ? null : { key: 'includes', label: 'Includes', value: includes },
  ];
  return rows.filter((row) => row !== null);
};

/** The fact of the listing that a term replaces. */
const FACTS_OF: Readonly<Record<string, readonly string[]>> = {
  price: ['askingPrice', 'askingCash'],
  thirdPartyFeeBy: ['thirdPartyFeeBy'],
};

export interface AgreedRow extends Row {
  /** As the contract is listed; null if the listing does not say. */
  listed: string | null;
}

/** What the two agreed on against what is listed. */
export const agreedRows = (
  type: ContractType,
  agreed: ShownTerms | null | undefined,
  { incentive, factTable }: ListedTerms,
): AgreedRow[] =>
  termRows(type, agreed).map((row) => ({
    ...row,
    listed:
      row.key === 'incentive'
        ? formatCents(incentive ?? 0)
        : (factTable?.find(({ key }) => FACTS_OF[row.key]?.includes(key))?.value ?? null),
  }));

/** What follows for the true cost. */
export const costRows = (cost: ShownCost | null | undefined): AgreedRow[] => {
  if (!cost) return [];
  const row = (key: string, label: string, cents: number | null, before: number | null) =>
    cents === null || before === null
      ? []
      : [{ key, label, value: formatCents(cents), listed: formatCents(before) }];
  return [
    ...row('total', 'True cost to the end', cost.total, cost.listedTotal),
    ...row('effectiveMonthly', 'Per month', cost.effectiveMonthly, cost.listedEffectiveMonthly),
  ];
};

export const hasTerms = (terms: ShownTerms | null | undefined): boolean =>
  terms !== null && terms !== undefined && Object.values(terms).some((value) => value !== null);
