import type { FactDefinition } from '@handover/domain/facts/fact';
import type { Range } from '@handover/domain/finding/list-filter';
import { shiftDay } from '@handover/domain/transfers/days';

/*
 * Terms of the search index by which lists are filtered by facts. A range becomes all terms that its values can have, so the
 * condition on the row is checked as well. The function finding_term of migration 98 writes the same terms.
 */

/** Years are terms of their own: few digits would not tell them apart. */
const YEARS = ['year', 'collateralYear', 'rightsEnd', 'nextUse'];
const YEAR_RANGE = { min: 1900, max: 2250 };
const MOST_DIGITS = 10;
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

/** A tsquery for contracts whose number may be in the range; null if every number may. */
export function numberTerms(key: string, { min, max }: Range): string | null {
  const isYear = YEARS.includes(key);
  const lowest = key === 'cash' ? -(10 ** MOST_DIGITS) + 1 : 0;
  const least = min ?? (isYear ? YEAR_RANGE.min : lowest);
  const most = max ?? (isYear ? YEAR_RANGE.max : 10 ** MOST_DIGITS - 1);
  if (most < least) return null;
  const terms = new Set<string>();
  for (let value = least; value <= most; value = nextBucket(value, isYear)) {
    terms.add(numberTerm(key, value));
    if (terms.size > 400) return null;
  }
  return anyOf([...terms].map((term) => `=${key}:${term}`));
}

/** The first number after `value` whose term may be another one. */
function nextBucket(value: number, isYear: boolean): number {
  if (Math.abs(value) < 100 || isYear) return value + 1;
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
