import { balanceToday } from '@handover/domain/cost/balance-today';
import { monthsLeft } from '@handover/domain/cost/cost';
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

/**
 * The terms after an edit; absent fields stay as they are. Term and balance are of one day: what an edit leaves is rolled
 * down to today if it states the other anew. The months that are left today are no other term.
 */
export function editedTerms(before: Contract, given: Given, today: string): Terms {
  const { remainingTermMonths: months } = given;
  const left = monthsLeft(before, today);
  const after = withDefaults({ ...given, ...(months === left && { remainingTermMonths: null }) }, before);
  if (!isRestated(before, after)) return after;
  const isSameTerm = after.remainingTermMonths === before.remainingTermMonths;
  const balance = balanceToday(before, today);
  const isSameBalance = balance !== null && after.facts['balance'] === before.facts['balance'];
  return {
    ...after,
    ...(isSameTerm && left > 0 && { remainingTermMonths: left }),
    ...(isSameBalance && balance > 0 && { facts: { ...after.facts, balance } }),
  };
}

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
