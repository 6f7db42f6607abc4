import type { FactDefinition, FactKind } from '../facts/fact.js';
import { CONTRACT_TYPES, type ContractType } from '../types/words.js';
import { isDay } from '../days.js';
import { RADII, type FactFilter, type ListFilter, type Range } from './list-filter.js';
import { searchableFacts } from './searchable-facts.js';

/*
 * The words of an address of the list, such as `type=car-lease&payment=200-450&months=-24&make=Honda,Toyota&near=78701`.
 * People read them: amounts are in dollars, rates in percent, and baths are counted whole.
 */

export type Words = ReadonlyMap<string, string>;

/** What one unit of an address is stored as. */
const SCALE: Partial<Record<FactKind, number>> = { money: 100, rate: 1000, halves: 2 };
const AMOUNTS = ['payment', 'effective', 'cash'] as const;

/** Reads the filter of an address. Unknown words are ignored; `errors` has a text for people per word with a wrong value. */
export function readListQuery(words: Words): { filter: ListFilter; errors: Record<string, string> } {
  const filter: ListFilter = {};
  const errors: Record<string, string> = {};
  const given = (name: string) => words.get(name)?.trim() || undefined;
  const read = <T>(name: string, reading: (text: string) => T | null, problem: string): T | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const value = reading(text);
    if (value === null) errors[name] = problem;
    return value ?? undefined;
  };
  const set = <Name extends keyof ListFilter>(
    name: Name,
    reading: (text: string) => NonNullable<ListFilter[Name]> | null,
    problem: string,
  ) => {
    const value = read(name, reading, problem);
    if (value !== undefined) filter[name] = value;
  };
  const type = given('type');
  if (type && isType(type)) filter.type = type;
  for (const name of ['location', 'q', 'near', 'company'] as const) {
    const text = given(name);
    if (text) filter[name] = text;
  }
  set(
    'organisation',
    (text) => (UUID.test(text) ? text : null),
    'organisation must be the id of an organization.',
  );
  for (const name of AMOUNTS)
    set(name, (text) => rangeOf(text, 100), `${name} must be a range in dollars, such as 200-450.`);
  set('months', (text) => rangeOf(text, 1), 'months must be a range, such as 6-24.');
  set('within', radiusOf, `within must be ${RADII.slice(0, -1).join(', ')} or ${RADII.at(-1)} miles.`);
  for (const name of ['paysSomething', 'confirmed', 'withPhotos', 'allowedByRule'] as const)
    set(name, choiceOf, `${name} must be true or false.`);
  set('availableBy', (text) => (isDay(text) ? text : null), 'availableBy must be a day as YYYY-MM-DD.');
  const facts = [...searchableFacts(filter.type)].flatMap(([key, definition]) => {
    const fact = read(key, (text) => factOf(definition, text), factProblem(definition));
    return fact ? [fact] : [];
  });
  if (facts.length > 0) filter.facts = facts;
  return { filter, errors };
}

/** The words of a filter, in one order, without those that do not filter. */
export function writeListQuery(filter: ListFilter): [string, string][] {
  const { facts, payment, months, effective, cash, ...rest } = filter;
  const ranges = { payment, effective, cash };
  const definitions = searchableFacts(filter.type);
  return [
    ...word('q', rest.q),
    ...word('type', rest.type),
    ...word('location', rest.location),
    ...AMOUNTS.flatMap((name) => word(name, rangeText(ranges[name], 100))),
    ...word('months', rangeText(months, 1)),
    ...word('paysSomething', rest.paysSomething ? 'true' : null),
    ...word('confirmed', rest.confirmed ? 'true' : null),
    ...word('withPhotos', rest.withPhotos ? 'true' : null),
    ...word('availableBy', rest.availableBy),
    ...word('company', rest.company),
    ...word('organisation', rest.organisation),
    ...word('allowedByRule', rest.allowedByRule ? 'true' : null),
    ...(facts ?? []).flatMap((fact) => {
      const definition = definitions.get(fact.key);
      return definition ? word(fact.key, factText(definition, fact)) : [];
    }),
    ...word('near', rest.near),
    ...word('within', rest.near && rest.within ? String(rest.within) : null),
  ];
}

const word = (name: string, text: string | null | undefined): [string, string][] =>
  text ? [[name, text]] : [];

const isType = (text: string): text is ContractType => (CONTRACT_TYPES as readonly string[]).includes(text);

function radiusOf(text: string): number | null {
  return RADII.find((radius) => String(radius) === text) ?? null;
}

const choiceOf = (text: string): boolean | null =>
  ['true', '1', 'yes'].includes(text) ? true : ['false', '0', 'no'].includes(text) ? false : null;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = String.raw`-?\d{1,12}(?:\.\d{1,3})?`;
const RANGE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`);
const ONE = new RegExp(`^${NUMBER}$`);
const DAY = String.raw`\d{4}-\d\d-\d\d`;
const DAYS = new RegExp(`^(${DAY})?-(${DAY})?$`);

/** `200-450`, `200-`, `-450` or one value; null for a text that is no range. */
function rangeOf(text: string, scale: number): Range | null {
  const [, min, max] = RANGE.exec(text) ?? (ONE.test(text) ? [text, text, text] : []);
  if (min === undefined && max === undefined) return null;
  const bound = (part: string) => Math.round(Number(part) * scale);
  return { ...(min && { min: bound(min) }), ...(max && { max: bound(max) }) };
}

function rangeText(range: Range | null | undefined, scale: number): string | null {
  const { min, max } = range ?? {};
  if (min == null && max == null) return null;
  const bound = (value: number | null | undefined) => (value == null ? '' : String(value / scale));
  return `${bound(min)}-${bound(max)}`;
}

function factOf({ key, kind, facet }: FactDefinition, text: string): FactFilter | null {
  if (facet !== 'range') {
    const values = text.split(',').flatMap((part) => part.replaceAll('%2C', ',').trim() || []);
    return values.length > 0 ? { key, in: values } : null;
  }
  if (kind === 'date') {
    const [, min, max] = DAYS.exec(text) ?? [];
    if ((!min && !max) || [min, max].some((day) => day && !isDay(day))) return null;
    return { key, ...(min && { min }), ...(max && { max }) };
  }
  const range = rangeOf(text, SCALE[kind] ?? 1);
  return range && { key, ...range };
}

function factText({ kind, facet }: FactDefinition, { in: values, min, max }: FactFilter): string | null {
  if (facet !== 'range') return (values ?? []).map((value) => String(value).replaceAll(',', '%2C')).join(',');
  if (kind === 'date') return min || max ? `${min ?? ''}-${max ?? ''}` : null;
  return rangeText({ min: min as number | null, max: max as number | null }, SCALE[kind] ?? 1);
}

const factProblem = ({ key, kind, facet }: FactDefinition): string =>
  facet !== 'range'
    ? `${key} must be one or more values, separated by commas.`
    : `${key} must be a range, such as ${kind === 'date' ? '2027-01-01-2027-12-31' : '1-9'}.`;
