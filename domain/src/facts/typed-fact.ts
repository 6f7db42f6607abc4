import { parseDollars } from '../dollars.js';
import type { FactDefinition, FactValue } from './fact.js';

/** A typed value in the unit of the fact; NaN for what is no number, undefined for an empty field. */
export function factFrom(
  { kind }: Pick<FactDefinition, 'kind'>,
  typed: string | undefined,
): FactValue | undefined {
  const text = typed?.trim() ?? '';
  if (text === '') return undefined;
  const number = Number(text.replace(/[%,\s]/g, ''));
  switch (kind) {
    case 'money':
      return parseDollars(text) ?? NaN;
    case 'rate':
      return Math.round(number * 1000);
    case 'halves':
      return number * 2;
    case 'int':
      return number;
    default:
      return text;
  }
}

/** A stored value as a person would type it. */
export function typedFrom({ kind }: Pick<FactDefinition, 'kind'>, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return (Number(value) / 100).toFixed(2);
  if (kind === 'rate') return String(Number(value) / 1000);
  return String(kind === 'halves' ? Number(value) / 2 : (value as FactValue));
}
