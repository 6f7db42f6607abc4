import type { ContractType } from '../facts/fact.js';
import type { Assumptions } from './cost.js';

interface AssumptionRule {
  key: keyof Assumptions;
  label: string;
  kind: 'money' | 'int' | 'rate' | 'boolean';
  min: number;
  max: number;
  types: readonly ContractType[];
}

const MOST_CENTS = 1_000_000_000;
const money = (key: keyof Assumptions, label: string, ...types: ContractType[]): AssumptionRule => ({
  ...{ key, label, types },
  ...{ kind: 'money', min: 0, max: MOST_CENTS },
});
const int = (
  key: keyof Assumptions,
  label: string,
  [min, max]: [number, number],
  ...types: ContractType[]
): AssumptionRule => ({ key, label, kind: 'int', min, max, types });
const rate = (key: keyof Assumptions, label: string, ...types: ContractType[]): AssumptionRule => ({
  ...{ key, label, types },
  ...{ kind: 'rate', min: 0, max: 100_000 },
});

/** What a reader may assume, per type, in the order of the form. */
export const ASSUMPTIONS: readonly AssumptionRule[] = [
  int('milesPerMonth', 'Miles you drive per month', [0, 20_000], 'car-lease'),
  money('newLeasePayment', 'New lease: monthly payment', 'car-lease'),
  money('newLeaseDueAtSigning', 'New lease: due at signing', 'car-lease'),
  int('newLeaseMonths', 'New lease: months', [1, 120], 'car-lease'),
  money('marketRent', 'Rent of a comparable apartment', 'apartment'),
  money('closingCosts', 'Closing costs', 'mortgage'),
  {
    key: 'exempt',
    label: 'Exempt from the VA funding fee',
    kind: 'boolean',
    min: 0,
    max: 1,
    types: ['mortgage'],
  },
  rate('marketRate', 'Rate of a new loan', 'mortgage', 'loan'),
  rate('gapRate', 'Second loan for the gap: rate', 'mortgage'),
  int('gapMonths', 'Second loan for the gap: months', [1, 480], 'mortgage'),
  money('gapAmount', 'Second loan for the gap: amount', 'mortgage'),
  int('years', 'Years to count', [1, 30], 'timeshare'),
  rate('rise', 'Yearly increase of the fees', 'timeshare'),
  int('nights', 'Nights per use', [1, 60], 'timeshare'),
  money('nightPrice', 'Renting a comparable room: per night', 'timeshare'),
];

/** Reads assumptions from JSON of unknown origin; unknown keys, other types' keys and null are dropped. */
export function readAssumptions(
  type: ContractType,
  input: unknown,
): { assumptions: Assumptions; errors: Record<string, string> } {
  const given = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : new Map();
  const assumptions: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const { key, label, kind, min, max, types } of ASSUMPTIONS) {
    const value: unknown = given.get(key);
    if (value === undefined || value === null || !types.includes(type)) continue;
    const isFine =
      kind === 'boolean'
        ? typeof value === 'boolean'
        : typeof value === 'number' &&
          Number.isFinite(value) &&
          value >= min &&
          value <= max &&
          (kind !== 'int' || key === 'milesPerMonth' || Number.isInteger(value));
    if (isFine) assumptions[key] = value;
    else errors[key] = `${label}: please check the value.`;
  }
  return { assumptions, errors };
}
