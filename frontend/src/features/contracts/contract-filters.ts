import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { typeFromSlug } from '../../components/contract-kinds';
import type { ContractFilter, ContractsQueryVariables } from '../../generated/contracts';
import { rememberList } from '../../lib/last-list';
import { listSorts, sortFromSlug } from './list-sorts';

export const PAGE_SIZE = 24;
/** Debounce before typed text reaches the URL and the server. */
const PAUSE_MS = 350;
/** The API's highest monthly payment. */
const MOST_DOLLARS = 10_000_000;

export const FILTER_NAMES = ['q', 'type', 'location', 'maxPayment', 'sort'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type FilterValues = Record<FilterName, string>;

const NO_FILTERS: FilterValues = { q: '', type: 'all', location: '', maxPayment: '', sort: 'newest' };

/** The cents of an amount such as 450, $1,200 or 99.50; null if it is not an amount. */
export function centsOf(text: string): number | null {
  if (!/^\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(text.trim())) return null;
  const dollars = Number(text.replaceAll(/[$,\s]/g, ''));
  return dollars <= MOST_DOLLARS ? Math.round(dollars * 100) : null;
}

/** What the fields say, as the URL writes it: without surrounding spaces and without an amount that is none. */
const cleaned = (typed: FilterValues): FilterValues => ({
  q: typed.q.trim(),
  type: typeFromSlug(typed.type) ? typed.type : 'all',
  location: typed.location.trim(),
  maxPayment: centsOf(typed.maxPayment) === null ? '' : typed.maxPayment.trim(),
  sort: sortFromSlug(typed.sort).slug,
});

const valuesOf = (search: URLSearchParams): FilterValues =>
  cleaned({
    q: search.get('q') ?? '',
    type: search.get('type') ?? 'all',
    location: search.get('location') ?? '',
    maxPayment: search.get('maxPayment') ?? '',
    sort: search.get('sort') ?? 'newest',
  });

/** The URL's parameters, in one order and without those that do not filter. */
export function paramsOf(values: FilterValues): URLSearchParams {
  const given = FILTER_NAMES.filter((name) => values[name] !== NO_FILTERS[name]);
  return new URLSearchParams(given.map((name) => [name, values[name]]));
}

const same = (a: FilterValues, b: FilterValues) => FILTER_NAMES.every((name) => a[name] === b[name]);

/** Query variables for a URL; the server renders the page with the same ones. */
export function variablesFor(search: URLSearchParams, withText: boolean): ContractsQueryVariables {
  const { q, type: slug, location, maxPayment, sort: order } = valuesOf(search);
  const type = typeFromSlug(slug);
  const max = centsOf(maxPayment);
  const filter: ContractFilter = {
    ...(type && { type }),
    ...(location && { location }),
    ...(max !== null && { payment: { max } }),
    ...(withText && q && { q }),
  };
  const { sort } = sortFromSlug(order);
  return { filter, first: PAGE_SIZE, ...(sort !== listSorts[0].sort && { sort }) };
}

/**
 * The filters and the sort. Typed text shows at once and reaches the URL after a short pause. Typing in one field adds one
 * history entry, however many letters: Back returns to the results before it. The sheet of a phone is an entry of its own
 * that all changes in it replace: Back closes it and undoes them.
 */
export function useContractFilters() {
  const [search, setSearch] = useSearchParams();
  const sheetOpen = (useLocation().state as { sheet?: boolean } | null)?.sheet === true;
  const applied = valuesOf(search);
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(search.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedInto = useRef<FilterName>(undefined);
  const cameBack = useNavigationType() === 'POP';

  // Back and Forward change the URL; update the fields.
  if (seen !== search.toString()) {
    setSeen(search.toString());
    setTyped((now) => (same(cleaned(now), applied) ? now : applied));
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => rememberList(search.size > 0 ? `?${search}` : ''), [search]);

  const apply = (values: FilterValues, replace: boolean, sheet = sheetOpen) =>
    setSearch(paramsOf(cleaned(values)), {
      replace,
      state: sheet ? { sheet } : null,
      preventScrollReset: true,
    });

  const change = (name: FilterName, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    clearTimeout(timer.current);
    const goesOn = sheetOpen || (typedInto.current === name && !cameBack);
    typedInto.current = name;
    if (name === 'type' || name === 'sort') apply(next, sheetOpen);
    else timer.current = setTimeout(() => apply(next, goesOn), PAUSE_MS);
  };

  /** Applies what is typed without waiting for the pause. */
  const submit = (sheet = sheetOpen) => {
    clearTimeout(timer.current);
    if (sheet !== sheetOpen || !same(cleaned(typed), applied)) apply(typed, sheetOpen, sheet);
  };

  const set = (values: FilterValues) => {
    clearTimeout(timer.current);
    typedInto.current = undefined;
    setTyped(values);
    apply(values, sheetOpen);
  };

  return {
    search,
    typed,
    /** True while the fields say something else than the URL. */
    pending: !same(cleaned(typed), applied),
    change,
    submit,
    drop: (name: FilterName) => set({ ...typed, [name]: NO_FILTERS[name] }),
    clear: () => set({ ...NO_FILTERS, sort: typed.sort }),
    /** The filters in use; the order of a list is not one of them. */
    used: FILTER_NAMES.filter((name) => name !== 'sort' && cleaned(typed)[name] !== NO_FILTERS[name]),
    sheetOpen,
    openSheet: () => submit(true),
    closeSheet: () => submit(false),
  };
}

export type ContractFilters = ReturnType<typeof useContractFilters>;
