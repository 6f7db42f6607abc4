import type { ContractType as ContractSlug } from '@handover/domain/types/words';
import { readListQuery } from '@handover/domain/finding/list-query';
import { searchableFacts } from '@handover/domain/finding/searchable-facts';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import type { ContractFilter, ContractsQueryVariables, ContractType } from '../../../generated/contracts';
import { listSorts, sortFromSlug } from './list-sorts';

/* The address of the list, such as `?type=car-lease&payment=200-450&make=Honda&near=78701&within=50&sort=effective`. The
 * server and the browser read it with this module, so that both ask for the same list. */

export const PAGE_SIZE = 24;
/** The API's highest monthly payment. */
const MOST_DOLLARS = 10_000_000;

/** A word of the address: a fixed one, or the key of a fact. */
export type FilterName = string;
/** What each word says, as people type it; a word that does not filter is missing or as in NO_FILTERS. */
export type FilterValues = Readonly<
  Record<'q' | 'type' | 'location' | 'maxPayment' | 'sort', string> & Partial<Record<FilterName, string>>
>;

export const NO_FILTERS: FilterValues = { q: '', type: 'all', location: '', maxPayment: '', sort: 'newest' };

const FIRST = ['q', 'type', 'location', 'maxPayment', 'payment', 'effective', 'cash', 'months'];
/** Checkbox filters: in the URL only while they are on. */
const TICKS = ['paysSomething', 'confirmed', 'withPhotos'] as const;
const CHOICES = [...TICKS, 'availableBy', 'company', 'organisation'];
const LAST = ['near', 'within', 'sort'];

/** All words that a list of the type knows, in the order of the address. */
const namesFor = (type: string): FilterName[] => [...FIRST, ...CHOICES, ...factsOf(type).keys(), ...LAST];

/** The facts that a list of this type, as a slug, can be filtered by. */
export function factsOf(slug: string) {
  const type = typeFromSlug(slug);
  return searchableFacts(type && kindOf(type).slug);
}

/** The cents of an amount such as 450, $1,200 or 99.50; null if it is not an amount. */
export function centsOf(text: string): number | null {
  if (!/^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(text.trim())) return null;
  const dollars = Number(text.replaceAll(/[$,\s]/g, ''));
  return dollars <= MOST_DOLLARS ? Math.round(dollars * 100) : null;
}

const wordsOf = (values: FilterValues) =>
  new Map(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** What the fields say, as the address writes it: trimmed, and without values that cannot be. */
export function cleaned(typed: FilterValues): FilterValues {
  const type = typeFromSlug(typed.type) ? typed.type : NO_FILTERS.type;
  const near = typed['near']?.trim();
  const { filter, errors } = readListQuery(wordsOf(typed));
  const isFine = (name: FilterName, text: string) => {
    if (name === 'maxPayment') return centsOf(text) !== null;
    if (TICKS.some((tick) => tick === name && !filter[tick])) return false;
    return text !== '' && !(name in errors) && (name !== 'within' || Boolean(near));
  };
  const others = namesFor(type).flatMap((name) => {
    const text = typed[name]?.trim() ?? '';
    return isFine(name, text) ? [[name, text] as const] : [];
  });
  const sort = sortFromSlug(typed.sort);
  return {
    ...NO_FILTERS,
    ...Object.fromEntries(others),
    type,
    sort: sort.needsPlace && !near ? NO_FILTERS.sort : sort.slug,
  };
}

export const valuesOf = (search: URLSearchParams): FilterValues =>
  cleaned({
    ...NO_FILTERS,
    ...Object.fromEntries([...search].map(([name]) => [name, search.get(name) ?? ''])),
  });

const isSet = (values: FilterValues, name: FilterName) => (values[name] ?? '') !== (NO_FILTERS[name] ?? '');

/** The parameters of the address, in one order and without those that do not filter. */
export const paramsOf = (values: FilterValues): URLSearchParams =>
  new URLSearchParams(
    namesFor(values.type)
      .filter((name) => isSet(values, name))
      .map((name) => [name, values[name] ?? '']),
  );

/** The address of a list. */
export function pathOf(values: FilterValues): string {
  const search = paramsOf(cleaned(values)).toString();
  return search ? `/contracts?${search}` : '/contracts';
}

/**
 * The query parameter of a later page of the list, for readers without JavaScript: the cursor it begins after. It is no filter,
 * so every link to another list drops it.
 */
export const AFTER = 'after';

/** The address of the page of the same list that begins after a cursor. */
export function pathAfter(search: URLSearchParams, cursor: string): string {
  const params = paramsOf(valuesOf(search));
  params.set(AFTER, cursor);
  return `/contracts?${params}`;
}

/** The filters in use; the order of a list is none, and the radius is part of its place. */
export const usedIn = (values: FilterValues): FilterName[] =>
  namesFor(values.type).filter((name) => name !== 'sort' && name !== 'within' && isSet(values, name));

export const without = (values: FilterValues, name: FilterName): FilterValues => ({
  ...values,
  [name]: NO_FILTERS[name] ?? '',
  ...(name === 'near' && { within: '' }),
});

/** The filter of the API for values of an address. */
export function filterOf(values: FilterValues, withText: boolean): ContractFilter {
  const { filter } = readListQuery(wordsOf(values));
  const { q, payment, ...others } = filter;
  const type = typeFromSlug(values.type);
  const bounds = [payment?.max, centsOf(values.maxPayment)].filter((cents) => cents != null);
  const range = { ...payment, ...(bounds.length > 0 && { max: Math.min(...bounds) }) };
  return {
    ...(others as Omit<ContractFilter, 'type'>),
    ...(type && { type }),
    ...(Object.keys(range).length > 0 && { payment: range }),
    ...(withText && q && { q }),
  };
}

/** Query variables for an address; the server renders the page with the same ones. */
export function variablesFor(search: URLSearchParams, withText: boolean): ContractsQueryVariables {
  const values = valuesOf(search);
  const { sort } = sortFromSlug(values.sort);
  // a cursor is one of the list that the search has found, if there is a search
  const after = withText === (values.q !== '') ? search.get(AFTER) : null;
  return {
    filter: filterOf(values, withText),
    first: PAGE_SIZE,
    ...(after && { after }),
    ...(sort !== listSorts[0].sort && { sort }),
  };
}

const DAYS = /^(\d{4}-\d\d-\d\d)?-(\d{4}-\d\d-\d\d)?$/;

/** The two bounds of a range as typed, such as `200-450`, `-450` or `200-`. A single value is both. */
export function boundsOf(text: string | undefined): { min: string; max: string } {
  const days = DAYS.exec(text ?? '');
  if (days) return { min: days[1] ?? '', max: days[2] ?? '' };
  if (!text?.includes('-')) return { min: text ?? '', max: text ?? '' };
  const at = text.lastIndexOf('-');
  return { min: text.slice(0, at), max: text.slice(at + 1) };
}

export const rangeText = ({ min, max }: { min: string; max: string }): string => {
  const [from, to] = [min, max].map((text) => text.replaceAll(/[$,%\s]/g, ''));
  return from || to ? `${from}-${to}` : '';
};

/** The chosen values of a list, such as `Honda,Toyota`. */
export const choicesOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.replaceAll('%2C', ',').trim() || []);

export const choicesText = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', '%2C')).join(',');

interface CanonicalList {
  path: string;
  type: FilterValues['type'];
  /** The slug of a company of the rule book. */
  company: string | null;
}

/**
 * Search engines get pages of one type, those of one company and type, and the whole list: all other combinations would
 * be without end.
 */
export function canonicalOf(search: URLSearchParams): CanonicalList | null {
  const values = valuesOf(search);
  const { type, company = null } = values;
  const isOther = usedIn(values).some((name) => name !== 'type' && name !== 'company');
  if (search.has(AFTER) || isOther || (company !== null && type === NO_FILTERS.type)) return null;
  return { path: pathOf({ ...NO_FILTERS, type, ...(company && { company }) }), type, company };
}

/** What the query of the company in an address takes; null without one. */
export function companyOf(search: URLSearchParams): { slug: string; type: ContractType | null } | null {
  const { company, type } = valuesOf(search);
  return company ? { slug: company, type: typeFromSlug(type) ?? null } : null;
}

/** The type whose companies an address compares, as a slug; null if it is a list of contracts. */
export function comparedType(search: URLSearchParams): ContractSlug | null {
  const type = typeFromSlug(search.get('view') === 'companies' ? search.get('type') : null);
  return type ? kindOf(type).slug : null;
}

/** The address that compares the companies of a type. */
export const comparisonPath = (slug: string): string => `/contracts?type=${slug}&view=companies`;
