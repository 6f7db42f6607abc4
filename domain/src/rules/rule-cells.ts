import type { FactKind } from '../facts/fact.js';
import { headingOf } from '../facts/fact-cells.js';
import { factFrom, typedFrom } from '../facts/typed-fact.js';
import { CONTRACT_TYPES } from '../types/words.js';
import { ruleDefinitions } from './definitions.js';
import { SUBJECT_KINDS, type RuleDefinition, type RuleValue, type RuleValues } from './rule.js';

/* The rule book as a table for spreadsheets: a row per rule, with amounts in dollars and rates in percent. */

/** The columns before those of the values. */
export const TOPIC_HEADINGS = [
  ...['kind', 'slug', 'name', 'types', 'aliases'],
  ...['type', 'source_name', 'source_url', 'checked_on'],
] as const;

const DEFINITIONS = new Map(
  CONTRACT_TYPES.flatMap((type) => SUBJECT_KINDS.flatMap((kind) => ruleDefinitions(type, kind))).map(
    (definition) => [definition.key, definition],
  ),
);
/** The column of each value that any rule can state. */
const VALUE_HEADINGS = new Map([...DEFINITIONS].map(([key, definition]) => [key, headingOf(definition)]));

export const RULE_HEADINGS: readonly string[] = [...TOPIC_HEADINGS, ...VALUE_HEADINGS.values()];

/** The cells of a row by the headings of their columns. */
export type RuleCells = Readonly<Record<string, string>>;

/** The column that an error of a value belongs to. */
export const headingOfValue = (key: string): string => VALUE_HEADINGS.get(key) ?? key;

export const valueCells = (values: RuleValues): RuleCells =>
  Object.fromEntries(
    [...DEFINITIONS].map(([key, definition]) => [headingOfValue(key), valueCell(definition, values[key])]),
  );

function valueCell({ kind }: RuleDefinition, value: RuleValue | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? listCell(value) : typedFrom({ kind: kind as FactKind }, value);
}

/** The values of a row in the units of rules, for `readRule` to check. Empty cells state nothing. */
export function valuesIn(cells: RuleCells): Record<string, unknown> {
  const stated = [...DEFINITIONS].map(([key, definition]) => [
    key,
    valueIn(definition, cells[headingOfValue(key)] ?? ''),
  ]);
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

function valueIn({ kind }: RuleDefinition, cell: string): unknown {
  if (kind === 'lines') return cell.trim() === '' ? undefined : listIn(cell);
  if (kind === 'several') return cell.trim() === '' ? undefined : listIn(cell.toLowerCase());
  return factFrom({ kind }, kind === 'enum' ? cell.toLowerCase() : cell);
}

/** Parts of a list are joined by " | "; a bar or backslash within a part gets a backslash before it. */
export const listCell = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\|]/g, '\\$&')).join(' | ');

/** The parts of a cell, without those that are empty. */
export const listIn = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((part) => part.replace(/\\([\\|])/g, '$1').trim())
    .filter(Boolean);
