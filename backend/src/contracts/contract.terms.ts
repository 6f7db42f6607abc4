import { keyFactsIn } from '@handover/domain/facts/text-facts';
import { isDeepStrictEqual } from 'node:util';
import type { Contract } from './contract.entity.js';
import { ABSENT, STATED } from './contract.fields.js';

/** What a buyer takes over. */
export type Terms = Pick<Contract, (typeof STATED)[number]>;
type Given = { [Key in keyof Terms]?: Terms[Key] | null };

const withDefaults = (given: Given, defaults: Given): Terms =>
  Object.fromEntries(STATED.map((key) => [key, given[key] ?? defaults[key]])) as unknown as Terms;

export const termsOf = (terms: Terms): Terms => withDefaults(terms, terms);

export const newTerms = (given: Given): Terms => withDefaults(given, ABSENT);

/** The terms after an edit; absent fields stay as they are. */
export const editedTerms = (terms: Terms, given: Given): Terms => withDefaults(given, terms);

/**
 * True if an edit raises `termsVersion`, as every change of the terms does, except of a fact that is not a key fact.
 */
export function isMaterial(before: Terms, after: Terms): boolean {
  const material = (terms: Terms) => ({ ...termsOf(terms), facts: keyFactsIn(terms.type, terms.facts) });
  return !isDeepStrictEqual(material(before), material(after));
}

/** True if an edit changes an amount that shrinks with time. Its date then becomes the date of the edit. */
export const isRestated = (before: Terms, after: Terms): boolean =>
  before.remainingTermMonths !== after.remainingTermMonths ||
  before.facts['balance'] !== after.facts['balance'];
