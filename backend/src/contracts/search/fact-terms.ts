import { definitionsOf, resolveBound } from '@handover/domain/facts/definitions';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { CONTRACT_TYPES } from '@handover/domain/types/words';
import type { Range } from '@handover/domain/finding/list-filter';
import { shiftDay } from '@handover/domain/days';
import { today } from '../../common/today.js';

/* Terms of the search index, for filtering lists by facts. A range becomes all terms that its values can have, so
   the row is checked, too. schema/functions/finding-terms-of-facts.ts writes the same terms, except for columns
   that have their own index. */

/** Each year is its own term, because the first digits would not tell years apart. */
const YEARS = ['year', 'collateralYear', 'rightsEnd', 'nextUse'];
const FIRST_YEAR = 1900;
/** Facts without an upper limit end here. */
const HIGHEST = 2_147_483_647;
/** Range of the days that facts may state. */
const DAYS = { min: '2020-01-01', max: '2099-12-31' };

const LONGEST = 200;
const quoted = (term: string): string => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (terms: readonly string[]): string => terms.map(quoted).join(' | ');

/** A tsquery for contracts with one of the texts. */
export const textTerms = (key: string, values: readonly string[]): string =>
  anyOf(values.map((value) => `=${key}:${[...value].slice(0, LONGEST).join('')}`));

function numberTerm(key: string, value: number): string {
  if (Math.abs(value) < 100 || YEARS.includes(key)) return String(value);
  const digits = String(Math.abs(value));
  return `${value < 0 ? '-' : ''}${digits.length}${digits[0]}x`;
}

/** A tsquery for contracts whose number may be in the range. Fewer terms are found faster and estimated better. */
export function numberTerms(key: string, { min, max }: Range): string {
  const limits = limitsOf(key);
  const most = Math.min(max ?? limits.max, limits.max);
  const terms = new Set<string>();
  for (let value = Math.max(min ?? limits.min, limits.min); value <= most; value = nextBucket(key, value))
    terms.add(numberTerm(key, value));
  // no contract has an empty term
  return anyOf((terms.size > 0 ? [...terms] : ['']).map((term) => `=${key}:${term}`));
}

/**
 * The range of a fact in all types. A lower limit that moves with time is ignored: older contracts may state lower
 * values.
 */
function limitsOf(key: string): { min: number; max: number } {
  const definitions = CONTRACT_TYPES.flatMap((type) => definitionsOf(type)).filter((one) => one.key === key);
  const lowest = YEARS.includes(key) ? FIRST_YEAR : 0;
  return {
    min: Math.min(...definitions.map(({ min }) => (typeof min === 'number' ? min : lowest))),
    max: Math.max(...definitions.map(({ max }) => Number(resolveBound(max, today()) ?? HIGHEST))),
  };
}

/** The first number after `value` that may have another term. */
function nextBucket(key: string, value: number): number {
  if (Math.abs(value) < 100 || YEARS.includes(key)) return value + 1;
  const size = 10 ** (String(Math.abs(value)).length - 1);
  const digit = Math.floor(Math.abs(value) / size);
  return value > 0 ? (digit + 1) * size : -digit * size + 1;
}

/**
 * A tsquery for contracts whose day may be in the range. A whole year is matched by a prefix, other months one by one.
 */
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
