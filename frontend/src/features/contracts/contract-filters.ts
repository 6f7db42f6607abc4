import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { typeFromSlug } from '../../components/contract-kinds';
import type { ContractFilter, ContractsQueryVariables } from '../../generated/contracts';

export const PAGE_SIZE = 24;
/** Debounce before typed text reaches the URL and the server. */
const PAUSE_MS = 350;

/** Query variables for a URL; the server renders the page with the same ones. */
export function variablesFor(search: URLSearchParams, withText: boolean): ContractsQueryVariables {
  const type = typeFromSlug(search.get('type'));
  const location = search.get('location')?.trim();
  const q = withText ? search.get('q')?.trim() : undefined;
  const filter: ContractFilter = { ...(type && { type }), ...(location && { location }), ...(q && { q }) };
  return { filter, first: PAGE_SIZE };
}

export type FilterName = 'q' | 'type' | 'location';

/**
 * The three filters. Typed text shows at once and reaches the URL after a short pause. Typing in one field adds one
 * history entry, however many letters: Back returns to the results before it.
 */
export function useContractFilters() {
  const [search, setSearch] = useSearchParams();
  const applied = {
    q: search.get('q') ?? '',
    type: search.get('type') ?? 'all',
    location: search.get('location') ?? '',
  };
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(search.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typedInto = useRef<FilterName>(undefined);
  const cameBack = useNavigationType() === 'POP';

  // Back and Forward change the URL; update the fields.
  if (seen !== search.toString()) {
    setSeen(search.toString());
    setTyped((now) => (sameFilters(now, applied) ? now : applied));
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (next: typeof applied, replace: boolean) => {
    const params = new URLSearchParams();
    if (next.q.trim()) params.set('q', next.q.trim());
    if (next.type !== 'all') params.set('type', next.type);
    if (next.location.trim()) params.set('location', next.location.trim());
    setSearch(params, { replace, preventScrollReset: true });
  };

  const change = (name: FilterName, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    clearTimeout(timer.current);
    const goesOn = typedInto.current === name && !cameBack;
    typedInto.current = name;
    if (name === 'type') apply(next, false);
    else timer.current = setTimeout(() => apply(next, goesOn), PAUSE_MS);
  };

  const clear = () => {
    const none = { q: '', type: 'all', location: '' };
    clearTimeout(timer.current);
    typedInto.current = undefined;
    setTyped(none);
    apply(none, false);
  };

  return { search, applied, typed, change, clear };
}

const sameFilters = (a: Record<FilterName, string>, b: Record<FilterName, string>) =>
  a.q.trim() === b.q && a.type === b.type && a.location.trim() === b.location;
