import { USUAL_RADIUS } from '@handover/domain/finding/list-filter';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import type { FactDefinition } from '@handover/domain/facts/fact';
import { isDay } from '@handover/domain/days';
import { invalid } from '../../common/api/errors.js';
import { folded } from '../../database/containing.js';
import { shownOrganisation } from '../../organisations/approved-organisations.js';
import { placesWithin } from '../../places/distance.js';
import { centerOf } from '../../places/find-place.js';
import { ContractType } from '../contract.columns.js';
import { ruleBook } from '../rules/contract.rules.js';
import type { ContractFilter, FactFilterInput } from './filter.input.js';
import { nearestRule, type SortRule } from './sort.js';
import { parameter, type Conditions } from './query-parts.js';
import { dayTerms, isText, numberTerms, textTerms } from './fact-terms.js';

/* SQL in this file: conditions of the measured public list on facts and places. */

type List = Pick<Conditions, 'checked' | 'found' | 'usesPartialIndex' | 'values'>;

/** The places around `near`, the nearest first. */
export interface Around {
  /** The placeholder of their ids. */
  ids: string;
  placeIds: readonly number[];
}

/** The facts as the public may read them. */
export const FACTS = 'coalesce(c.masked_facts, c.facts)';

/** Conditions of a range; both bounds are included. */
export const within = (
  list: Pick<Conditions, 'values'>,
  value: string,
  range: { min?: unknown; max?: unknown } | null | undefined,
): string[] => [
  ...(range?.min == null ? [] : [`${value} >= ${parameter(list, range.min)}`]),
  ...(range?.max == null ? [] : [`${value} <= ${parameter(list, range.max)}`]),
];

/**
 * Adds the filters that no ordering index serves. Returns the places of `near`. Throws VALIDATION for a wrong filter.
 */
export function addFilters(list: List, filter: ContractFilter): Around | null {
  const {
    cash,
    facts,
    paysSomething,
    confirmed,
    withPhotos,
    availableBy,
    company,
    organisation,
    allowedByRule,
  } = filter;
  if (cash) {
    list.checked.push(...within(list, 'c.cash_at_transfer', cash));
    list.usesPartialIndex = true;
  }
  if (paysSomething) {
    list.checked.push('c.incentive > 0');
    addFound(list, `'=paysSomething'`);
  }
  if (confirmed) addFact(list, filter, { key: 'transferAllowed', in: ['confirmed'] });
  if (withPhotos) {
    list.checked.push('c.cover is not null');
    list.usesPartialIndex = true;
  }
  if (availableBy) addFact(list, filter, { key: 'availableFrom', max: availableBy });
  if (company) addCompany(list, company);
  if (organisation) addOrganisation(list, organisation);
  if (allowedByRule) addAllowed(list);
  for (const fact of facts ?? []) addFact(list, filter, fact);
  return addPlaces(list, filter);
}

/** A company that is not in the rule book has no contracts. The index has the columns of all orders and the place. */
function addCompany(list: List, slug: string): void {
  const id = ruleBook().withSlug(slug)?.id ?? null;
  list.checked.push(`c.subject_id = ${parameter(list, id)}::uuid`);
  list.usesPartialIndex = true;
}

/** One that is not approved lists nothing in its name. */
function addOrganisation(list: List, id: string): void {
  const shown = shownOrganisation(id.toLowerCase()) && id;
  list.checked.push(`c.organisation_id = ${parameter(list, shown)}::uuid`);
  list.usesPartialIndex = true;
}

/** Contracts of the companies that say yes for their type. */
function addAllowed(list: List): void {
  const { ids, pairs } = ruleBook().allowing();
  list.checked.push(
    `c.subject_id = any(${parameter(list, ids)}::uuid[])`,
    `c.subject_id || ' ' || c.type = any(${parameter(list, pairs)}::text[])`,
  );
  list.usesPartialIndex = true;
}

function addFact(list: List, { type }: ContractFilter, fact: FactFilterInput): void {
  const definition = searchableFacts().get(fact.key);
  if (!definition) throw invalid({ [`facts.${fact.key}`]: 'Lists cannot be filtered by this fact.' });
  // a fact that contracts of the type do not have matches none of them
  if (type && !searchableFacts(type).has(fact.key)) list.checked.push('false');
  const brandOf = BRAND_OF[fact.key];
  if (fact.in && brandOf) addBrand(list, brandOf, fact.in);
  else if (fact.in) addOneOf(list, definition, fact.in);
  if (fact.min != null || fact.max != null) addBetween(list, definition, fact);
}

/** Adds a condition that the search index serves, as a tsquery; null adds none. */
function addFound(list: List, terms: string | null): void {
  if (terms) list.found.push(terms);
}

/** The types whose contracts keep the fact as their brand (schema/functions/contracts-search.ts). */
const BRAND_OF: Readonly<Record<string, ContractType>> = {
  make: 'car-lease',
  developer: 'timeshare',
};

/** Filters by brand, which has an index of its own with the columns of all orders and the place. */
function addBrand(list: List, type: ContractType, given: readonly (string | number)[]): void {
  const values = textsOf(given);
  list.checked.push(`c.brand = any(${parameter(list, values)}::text[])`, `(c.type = '${type}') is true`);
  if (values.length === 0) list.checked.push('false');
  list.usesPartialIndex = true;
}

const textsOf = (given: readonly (string | number)[]): string[] =>
  given.map((text) => String(text).trim().toLowerCase());

function addOneOf(list: List, definition: FactDefinition, given: readonly (string | number)[]): void {
  const { key, kind } = definition;
  if (isText(definition)) {
    const value = kind === 'text' ? folded(`${FACTS}->>'${key}'`) : `${FACTS}->>'${key}'`;
    const values = textsOf(given);
    list.checked.push(`${value} = any(${parameter(list, values)}::text[])`);
    return addFound(list, textTerms(key, values));
  }
  const number = `(${FACTS}->>'${key}')::bigint`;
  const open = given.flatMap((text) => (/^\d+\+$/.test(String(text)) ? [Number.parseInt(String(text))] : []));
  const exact = given.filter((text) => !String(text).endsWith('+')).map((text) => wholeNumber(key, text));
  const least = open.length > 0 ? ` or ${number} >= ${parameter(list, Math.min(...open))}` : '';
  list.checked.push(`(${number} = any(${parameter(list, exact)}::bigint[])${least})`);
  const terms = exact.map((value) => numberTerms(key, { min: value, max: value }));
  const more = open.length > 0 ? [numberTerms(key, { min: Math.min(...open) })] : [];
  addFound(list, [...terms, ...more].join(' | ') || null);
}

function addBetween(list: List, { key, kind }: FactDefinition, { min, max }: FactFilterInput): void {
  if (kind === 'date') {
    const days = { min: dayOf(key, min), max: dayOf(key, max) };
    if (key === 'availableFrom') {
      list.checked.push(...within(list, 'c.available_from', days));
      list.usesPartialIndex = true;
      return;
    }
    list.checked.push(...within(list, `${FACTS}->>'${key}' collate "C"`, days));
    return addFound(list, dayTerms(key, days));
  }
  const number = `(${FACTS}->>'${key}')::bigint`;
  const range = {
    min: min == null ? null : Math.ceil(aNumber(key, min)),
    max: max == null ? null : Math.floor(aNumber(key, max)),
  };
  list.checked.push(...within(list, number, range));
  addFound(list, numberTerms(key, range));
}

function aNumber(key: string, given: string | number): number {
  const value = given === '' ? NaN : Number(given);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw invalid({ [`facts.${key}`]: 'Please give a number.' });
  return value;
}

function wholeNumber(key: string, given: string | number): number {
  const value = aNumber(key, given);
  if (!Number.isInteger(value)) throw invalid({ [`facts.${key}`]: 'Please give a whole number.' });
  return value;
}

function dayOf(key: string, given: string | number | null | undefined): string | null {
  if (given == null) return null;
  if (!isDay(String(given))) throw invalid({ [`facts.${key}`]: 'Please give a day as YYYY-MM-DD.' });
  return String(given);
}

const UNKNOWN_PLACE =
  "We couldn't find that place. Enter a ZIP code or a city and state, such as Austin, TX.";

function addPlaces(list: List, { near, within: miles }: ContractFilter): Around | null {
  if (!near) return null;
  const center = centerOf(near);
  if (!center) throw invalid({ near: UNKNOWN_PLACE });
  const placeIds = placesWithin(center, miles ?? USUAL_RADIUS).map(({ place }) => place.id);
  const ids = `${parameter(list, placeIds)}::int[]`;
  list.checked.push(`c.place_id = any(${ids})`);
  list.usesPartialIndex = true;
  return { ids, placeIds };
}

export function nearestOrder(around: Around | null): SortRule {
  if (!around) throw invalid({ sort: 'Enter a city or ZIP code to sort by distance.' });
  return nearestRule(around.ids, around.placeIds);
}
