import { keyFactsIn } from '@handover/domain/facts/text-facts';
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from './contract.entity.js';

/** What a buyer takes over. */
const TERMS = [
  'title',
  'type',
  'description',
  'location',
  'monthlyPayment',
  'remainingTermMonths',
  'incentive',
  'facts',
] as const satisfies (keyof Contract)[];

export type Terms = Pick<Contract, (typeof TERMS)[number]>;

export const termsOf = (terms: Terms): Terms => {
  const { title, type, description, location, monthlyPayment, remainingTermMonths, incentive, facts } = terms;
  return { title, type, description, location, monthlyPayment, remainingTermMonths, incentive, facts };
};

/** The terms after an edit; absent fields stay as they are. */
export const editedTerms = (terms: Terms, input: { [Key in keyof Terms]?: Terms[Key] | null }): Terms =>
  Object.assign(
    termsOf(terms),
    Object.fromEntries(TERMS.flatMap((key) => (input[key] == null ? [] : [[key, input[key]]]))),
  );

/** Whether an edit raises `termsVersion`: every change of the terms does, but one of a fact that is not a key fact. */
export function isMaterial(before: Terms, after: Terms): boolean {
  const material = (terms: Terms) => ({ ...termsOf(terms), facts: keyFactsIn(terms.type, terms.facts) });
  return !isDeepStrictEqual(material(before), material(after));
}

/** Whether an edit changes an amount that shrinks with time, so that its date becomes the date of the edit. */
export const isRestated = (before: Terms, after: Terms): boolean =>
  before.remainingTermMonths !== after.remainingTermMonths ||
  before.facts['balance'] !== after.facts['balance'];
