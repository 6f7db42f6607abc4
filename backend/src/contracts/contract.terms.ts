import type { Contract } from './contract.entity.js';

/** What a buyer takes over. An edit of any of these raises `termsVersion`; an edit of the status does not. */
const TERMS = [
  'title',
  'type',
  'description',
  'location',
  'monthlyPayment',
  'remainingTermMonths',
] as const satisfies (keyof Contract)[];

export type Terms = Pick<Contract, (typeof TERMS)[number]>;

export const termsOf = ({
  title,
  type,
  description,
  location,
  monthlyPayment,
  remainingTermMonths,
}: Terms): Terms => ({ title, type, description, location, monthlyPayment, remainingTermMonths });

/** The terms after an edit; absent fields stay as they are. */
export const editedTerms = (terms: Terms, input: Partial<Terms>): Terms =>
  Object.assign(
    termsOf(terms),
    Object.fromEntries(TERMS.flatMap((key) => (input[key] == null ? [] : [[key, input[key]]]))),
  );
