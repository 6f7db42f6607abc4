import { definitionsOf, resolveBound } from '@handover/domain/facts/definitions';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { Range } from '@handover/domain/finding/list-filter';
import { shiftDay } from '@handover/domain/days';
import { today } from '../../common/today.js';

/*
 * Terms of the search index by which lists are filtered by facts. A range becomes all terms that its values can have, so the
 * condition on the row is checked as well. schema/functions/finding-terms-of-facts.ts writes the same terms, but not those of columns that
 * have an index of their own.
 */

/** Years are terms of their own: few digits would not tell them apart. */
const YEARS = ['year', 'collateralYear', 'rightsEnd', 'nextUse'];
const FIRST_YEAR = 1900;
/** Facts without an upper limit end here. */
const HIGHEST = 2_147_483_647;
/** Days of facts lie between these. */
const DAYS = { min: '2020-01-01', max: '2099-12-31' };

const LONGEST = 200;
const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (terms: readonly string[]): string => terms.map(quoted).join(' | ');

/** A tsquery for contracts with one of the texts. */
export const textTerms = (key: string, values: readonly string[]): string =>
  anyOf(values.map((value) => `=${key}:${[...value].slice(0, LONGEST).join('')}`));

/** The term of a whole number. */
function numberTerm(key: string, value: number): string {
  if (Math.abs(value) < 100 || YEARS.includes(key)) return String(value);
  const digits = String(Math.abs(value));
  return `${value < 0 ? '-' : ''}${digits.length}${digits[0]}x`;
}

/** A tsquery for contracts whose number may be in the range. A shorter list of terms is found and estimated better. */
export function numberTerms(key: string, { min, max }: Range): string {
  const limits = limitsOf(key);
  const most = Math.min(max ?? limits.max, limits.max);
  const terms = new Set<string>();
  for (let value = Math.max(min ?? limits.min, limits.min); value <= most; value = nextBucket(key, value))
    terms.add(numberTerm(key, value));
  // no contract has an empty term
  return anyOf((terms.size > 0 ? [...terms] : ['']).map((term) => `=${key}:${term}`));
}

/** The range of a fact in all types. A lower limit that moves with time leaves facts behind it that were stated earlier. */
function limitsOf(key: string): { min: number; max: number } {
  const definitions = CONTRACT_TYPES.flatMap((type) => definitionsOf(type)).filter((one) => one.key === key);
  const lowest = YEARS.includes(key) ? FIRST_YEAR : 0;
  return {
    min: Math.min(...definitions.map(({ min }) => (typeof min === 'number' ? min : lowest))),
    max: Math.max(...definitions.map(({ max }) => Number(resolveBound(max, today()) ?? HIGHEST))),
  };
}

/** The first number after `value` whose term may be another one. */
function nextBucket(key: string, value: number): number {
  if (Math.abs(value) < 100 || YEARS.includes(key)) return value + 1;
  const size = 10 ** (String(Math.abs(value)).length - 1);
  const digit = Math.floor(Math.abs(value) / size);
  return value > 0 ? (digit + 1) * size : -digit * size + 1;
}

/** A tsquery for contracts whose day may be in the range: whole years by their beginning, other months one by one. */
export function dayTerms(key: string, range: { min?: string | null; max?: string | null }): string | null {
  const first = (range.min ?? DAYS.min) < DAYS.min ? DAYS.min : (range.min ?? DAYS.min);
  const last = (range.max ?? DAYS.max) > DAYS.max ? DAYS.max : (range.max ?? DAYS.max);
  if (last < first) return null;
  const terms: string[] = [];
  for (let day = `${first.slice(0, 7)}-01`; day <= last;) {
    const year = day.slice(0, 4);
    const isWhole = day.slice(5, 7) === '01' && last >= `${year}-12-01`;
    terms.push(isWhole ? `${quoted(`=${key}:${year}`)}:*` : quoted(`=${key}:${day.slice(0, 7)}`));
    day = isWhole ? `${Number(year) + 1}-01-01` : `${shiftDay(day, 32).slice(0, 7)}-01`;
  }
  return terms.join(' | ');
}

export const isText = ({ kind }: FactDefinition): boolean => kind === 'text' || kind === 'enum';
