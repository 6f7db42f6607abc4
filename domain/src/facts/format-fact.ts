import { formatCents, formatCount } from '../money.js';
import type { FactDefinition, FactValue } from './fact.js';

export { formatCents, formatCount };

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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

/** What a contract states, as people read it. */
export const statedFact = (definition: FactDefinition, value: FactValue): string =>
  definition.key === 'bedrooms' && value === 0 ? 'Studio' : formatFact(definition, value);

/** A value as people read it. */
export function formatFact({ key, kind, unit, values }: FactDefinition, value: FactValue): string {
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text);
  switch (kind) {
    case 'money':
      return withUnit(formatCents(Number(value)));
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
