import type { FactDefinition, FactValue } from './fact.js';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "$1,234", "$1,234.50", "-$5": whole dollars without cents. Without Intl, which is slow at its first use on a phone. */
export function formatMoney(cents: number): string {
  const [dollars = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${grouped(dollars)}${rest === '00' ? '' : `.${rest}`}`;
}

export const formatCount = (count: number): string => grouped(String(count));

/** Thousandths of a percent as "2.875%". */
export const formatRate = (rate: number): string => `${rate / 1000}%`;

/** A day as "Aug 31, 2027". */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** "Aug 2027". */
export function formatMonthOf(day: string): string {
  const [year, month] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** Whole numbers that are years or numbers of something are not grouped. */
const UNGROUPED = new Set(['year', 'collateralYear', 'rightsEnd', 'nextUse', 'week']);

/** A value as people read it. */
export function formatFact({ key, kind, unit, values }: FactDefinition, value: FactValue): string {
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text);
  switch (kind) {
    case 'money':
      return withUnit(formatMoney(Number(value)));
    case 'int':
      return UNGROUPED.has(key) ? String(value) : withUnit(formatCount(Number(value)));
    case 'rate':
      return formatRate(Number(value));
    case 'halves':
      return String(Number(value) / 2);
    case 'enum':
      return values?.find((choice) => choice.value === value)?.label ?? String(value);
    case 'date':
      return formatDay(String(value));
    case 'text':
      return String(value);
  }
}
