import type { FactDefinition } from '../facts/fact.js';
import { formatFact } from '../facts/format-fact.js';
import { errorIn } from '../facts/read-facts.js';
import type { ContractType } from '../types/words.js';
import { ruleDefinitions } from './definitions.js';
import type { RuleDefinition, RuleValue, RuleValues, SubjectKind } from './rule.js';

export interface ReadRule {
  values: RuleValues;
  /** A message for people per key of a wrong value. */
  errors: Readonly<Record<string, string>>;
}

/** Pairs of values of which the first must not be above the second. */
const ORDERED = [
  ['feeMin', 'feeMax', 'The lowest fee is above the highest.'],
  ['decisionDaysMin', 'decisionDaysMax', 'The fastest decision takes longer than the slowest.'],
  ['paperDaysMin', 'paperDaysMax', 'The papers arrive earlier at most than at least.'],
] as const;

/**
 * Reads the values of a rule from JSON of unknown origin. Unknown keys are errors; null and empty values are dropped. The
 * result's keys are in the order of the definitions.
 */
export function readRule(type: ContractType, kind: SubjectKind, given: object): ReadRule {
  const { values, errors } = readValues(type, ruleDefinitions(type, kind), given);
  const disordered = ORDERED.filter(([min, max]) => Number(values[min]) > Number(values[max]));
  return {
    values,
    errors: { ...errors, ...Object.fromEntries(disordered.map(([, max, text]) => [max, text])) },
  };
}

/** The same for values with these definitions. */
export function readValues(
  type: ContractType,
  definitions: readonly RuleDefinition[],
  given: object,
): ReadRule {
  const known = new Set(definitions.map(({ key }) => key));
  const stated = new Map(Object.entries(given).map(([key, value]) => [key, cleaned(value)] as const));
  const errors: Record<string, string> = {};
  for (const key of stated.keys())
    if (!known.has(key)) errors[key] = `${key} is not a value of this kind of rule.`;
  const values: Record<string, RuleValue> = {};
  for (const definition of definitions) {
    const value = stated.get(definition.key);
    if (value === undefined) continue;
    const error = errorOf(type, definition, value);
    if (error) errors[definition.key] = error;
    else values[definition.key] = value as RuleValue;
  }
  return { values, errors };
}

function cleaned(value: unknown): unknown {
  const single = (part: unknown) => (typeof part === 'string' ? part.trim() : part);
  if (!Array.isArray(value)) return single(value) === '' ? undefined : (single(value) ?? undefined);
  const parts = value.map(single).filter((part) => part !== '');
  return parts.length > 0 ? parts : undefined;
}

function errorOf(type: ContractType, definition: RuleDefinition, value: unknown): string | null {
  const { label, kind, most = 0, values = [] } = definition;
  if (kind !== 'lines' && kind !== 'several') return errorIn(type, asFact(definition), value, '');
  if (!Array.isArray(value)) return `${label} must be a list.`;
  if (kind === 'several')
    return value.every((part) => values.some((choice) => choice.value === part)) &&
      new Set(value).size === value.length
      ? null
      : `${label}: please choose from the list.`;
  if (value.length > most) return `${label}: at most ${most} lines.`;
  const line = asFact({ ...definition, kind: 'text' });
  return value.map((part) => errorIn(type, line, part, '')).find((error) => error !== null) ?? null;
}

/** As what checks and shows the value of a fact reads it. */
const asFact = (definition: RuleDefinition): FactDefinition => ({
  ...definition,
  ...{ kind: definition.kind as FactDefinition['kind'], level: 'more', facet: null },
});

/** A value as people read it. */
export function ruleValueText(definition: RuleDefinition, value: RuleValue): string {
  const { kind, unit, values = [] } = definition;
  if (kind === 'lines') return [value].flat().join('; ');
  if (kind === 'several')
    return [value]
      .flat()
      .map((part) => values.find((choice) => choice.value === part)?.label ?? part)
      .join(', ');
  const text = formatFact(asFact(definition), value as string | number);
  return kind === 'halves' && unit ? `${text} ${unit}` : text;
}
