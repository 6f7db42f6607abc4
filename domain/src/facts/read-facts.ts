import { isDay } from '../days.js';
import { definitionsOf, resolveBound } from './definitions.js';
import { isTrue, type FactDefinition, type Facts, type FactValue } from './fact.js';
import { WORDS, type ContractType } from '../types/words.js';
import { formatFact } from './format-fact.js';
import { isVin } from './vin.js';

export interface ReadFacts {
  facts: Facts;
  /** A message for people per key of a wrong value. */
  errors: Readonly<Record<string, string>>;
}

interface Reading {
  /** The day as of which relative bounds are checked. */
  today: string;
  /** Reads the private facts instead of the public ones; neither accepts a key of the other. */
  isPrivate?: boolean;
  /** What is stored: an unchanged value is not checked again, although a day of it may have passed. */
  stored?: Facts;
}

/**
 * Reads stated facts from JSON of unknown origin. Unknown keys, null, and answers to questions that another answer rules out
 * are dropped. Texts are trimmed. The result's keys are in the order of the definitions, so that equal facts are equal JSON.
 */
export function readFacts(
  type: ContractType,
  input: unknown,
  { today, isPrivate = false, stored = {} }: Reading,
): ReadFacts {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { facts: {}, errors: { '': 'Facts must be an object.' } };
  const given = new Map(Object.entries(input));
  const values = definitionsOf(type).flatMap((definition) => {
    const value = cleaned(definition, given.get(definition.key));
    const isOther = (definition.isPrivate ?? false) !== isPrivate;
    return value === undefined || isOther ? [] : [{ definition, value }];
  });
  const facts: Record<string, FactValue> = {};
  const errors: Record<string, string> = {};
  for (const { definition, value } of values) {
    const { key, askedIf } = definition;
    const isRuledOut = askedIf && given.get(askedIf.fact) != null && !isTrue(askedIf, input as Facts);
    if (isRuledOut) continue;
    const error = stored[key] === value ? null : errorIn(type, definition, value, today);
    if (error) errors[key] = error;
    else facts[key] = value as FactValue;
  }
  return { facts, errors };
}

function cleaned({ key, kind }: FactDefinition, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (kind !== 'text' || typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return key === 'vin' ? text.toUpperCase() : text;
}

/** Control characters, line breaks, and characters that show a text in another order than it is stored. */
const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u;

/** The one answer with which a contract cannot be listed. */
const NOT_TRANSFERABLE = (type: ContractType): string =>
  `A contract that cannot be transferred cannot be listed. Ask your ${WORDS[type].thirdParty.name} first.`;

/** What is wrong with a value, for people; null if nothing is. */
export function errorIn(
  type: ContractType,
  definition: FactDefinition,
  value: unknown,
  today: string,
): string | null {
  const { key, kind, label, values } = definition;
  const [min, max] = [resolveBound(definition.min, today), resolveBound(definition.max, today)];
  const from = (bound: number | string | null) => formatFact(definition, bound ?? 0);
  switch (kind) {
    case 'enum':
      if (key === 'transferAllowed' && value === 'no') return NOT_TRANSFERABLE(type);
      return values?.some((choice) => choice.value === value) ? null : `${label}: please choose an answer.`;
    case 'date':
      if (typeof value !== 'string' || !isDay(value)) return `${label}: please give a day as YYYY-MM-DD.`;
      return (min !== null && value < String(min)) || (max !== null && value > String(max))
        ? `${label}: please enter a day from ${from(min)} to ${from(max)}.`
        : null;
    case 'text':
      if (typeof value !== 'string' || NOT_ONE_LINE.test(value)) return `${label} must be a single line.`;
      if (key === 'vin')
        return isVin(value) ? null : 'Please check the VIN: these 17 characters are not a valid VIN.';
      return [...value].length < Number(min) || [...value].length > Number(max)
        ? `${label} must have ${min} to ${max} characters.`
        : null;
    default:
      return Number.isInteger(value) && Number(value) >= Number(min) && Number(value) <= Number(max)
        ? null
        : `${label}: please enter a value from ${from(min)} to ${from(max)}.`;
  }
}
