import type { SubmitContractInput } from '../../../generated/contracts';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { factsFrom, type TypedFacts } from '../../../components/mui/facts/fact-values';
import { parseDollars } from '@handover/domain/dollars';

export const emptySubmit = {
  title: '',
  type: '',
  description: '',
  location: '',
  /** Dollars as typed, e.g. "412.50" or "$1,234.50". */
  monthlyPayment: '',
  remainingTermMonths: '',
  /** Dollars that the seller pays; empty for none. */
  incentive: '',
  /** As typed, of all types that were chosen. */
  facts: {} as TypedFacts,
  /** Of the company that was chosen from the suggestions of the third party. */
  companyId: '',
  /** Of the organization that lists it; empty for the member alone. */
  organisationId: '',
};
export type SubmitValues = typeof emptySubmit;

/** The fields that a contract needs. */
export const REQUIRED = [
  'title',
  'type',
  'description',
  'location',
  'monthlyPayment',
  'remainingTermMonths',
] as const satisfies (keyof SubmitValues)[];

const filled = (value: string) => value.trim() !== '' || 'Please fill in this field.';

/** The server's ranges, checked early. */
export const rules = {
  title: {
    validate: {
      filled,
      length: (value: string) => value.trim().length >= 3 || 'Enter at least 3 characters.',
    },
    maxLength: { value: 200, message: 'Enter at most 200 characters.' },
  },
  type: { validate: { filled } },
  description: {
    validate: { filled },
    maxLength: { value: 5000, message: 'Enter at most 5,000 characters.' },
  },
  location: {
    validate: {
      filled,
      length: (value: string) => value.trim().length >= 2 || 'Enter at least 2 characters.',
    },
    maxLength: { value: 200, message: 'Enter at most 200 characters.' },
  },
  monthlyPayment: {
    validate: {
      filled,
      // never reinterpreted: "1234,5" could mean either of two prices
      format: (value: string) => parseDollars(value) !== null || 'Write 1,234.50 or 1234.50.',
      range: (value: string) =>
        (parseDollars(value) ?? 0) <= 1_000_000_000 || 'Enter an amount from 0 to 10,000,000 dollars.',
    },
  },
  remainingTermMonths: {
    validate: {
      filled,
      range: (value: string) =>
        (Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 600) ||
        'Enter a whole number from 1 to 600.',
    },
  },
  incentive: {
    validate: (value: string) =>
      value.trim() === '' ||
      (parseDollars(value) ?? Infinity) <= 10_000_000 ||
      'Enter an amount from 0 to 100,000 dollars.',
  },
} as const;

export function toInput(values: SubmitValues): SubmitContractInput {
  const type = typeFromSlug(values.type);
  if (!type) throw new Error('The form lets no contract pass without a type');
  return {
    title: values.title.trim(),
    type,
    description: values.description.trim(),
    location: values.location.trim(),
    monthlyPayment: parseDollars(values.monthlyPayment) ?? 0,
    remainingTermMonths: Number(values.remainingTermMonths),
    incentive: parseDollars(values.incentive) ?? 0,
    ...factsFrom(kindOf(type).slug, values.facts),
    ...(values.companyId && { companyId: values.companyId }),
    ...(values.organisationId && { organisationId: values.organisationId }),
  };
}
