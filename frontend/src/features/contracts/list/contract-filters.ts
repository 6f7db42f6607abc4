import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { rememberList } from '../../../lib/last-list';
import { useDebounce } from '../../../lib/useDebounce';
import { describeFilter } from './filter-words';
import {
  cleaned,
  factsOf,
  NO_FILTERS,
  paramsOf,
  usedIn,
  valuesOf,
  without,
  type FilterName,
  type FilterValues,
} from './list-address';

/** Debounce before typed text reaches the URL and the server. */
const PAUSE_MS = 350;

const same = (a: FilterValues, b: FilterValues) => paramsOf(a).toString() === paramsOf(b).toString();

const TYPED = ['q', 'location', 'maxPayment', 'payment', 'effective', 'cash', 'months', 'near'];
/** Whether a value is typed letter by letter; a choice takes effect at once. */
const isTyped = (name: FilterName, type: string) =>
  TYPED.includes(name) || factsOf(type).get(name)?.facet === 'range';

/**
 * The filters and the sort. Typed text shows at once and reaches the URL after a short pause. Typing in one field adds one
 * history entry, however many letters: Back returns to the results before it. The sheet is an entry of its own that all
 * changes in it replace: Back closes it and undoes them. `company`: the name of the company in the address, once it is
 * known.
 */
export function useContractFilters(company?: string) {
  const [search, setSearch] = useSearchParams();
  const sheetOpen = (useLocation().state as { sheet?: boolean } | null)?.sheet === true;
  const applied = valuesOf(search);
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(search.toString());
  const typing = useDebounce(PAUSE_MS);
  const typedInto = useRef<FilterName>(undefined);
  const cameBack = useNavigationType() === 'POP';

  // Back and Forward change the URL; update the fields.
  if (seen !== search.toString()) {
    setSeen(search.toString());
    setTyped((now) => (same(cleaned(now), applied) ? now : applied));
  }
  // the list from its start, whichever page of it this is
  const list = paramsOf(applied).toString();
  useEffect(() => rememberList(list && `?${list}`), [list]);

  const apply = (values: FilterValues, replace: boolean, sheet = sheetOpen) =>
    setSearch(paramsOf(cleaned(values)), {
      replace,
      state: sheet ? { sheet } : null,
      preventScrollReset: true,
    });

  /** `also`: other filters to set with this one, such as an older name of it, which is cleared. */
  const change = (name: FilterName, value: string, also: Partial<FilterValues> = {}) => {
    const next = { ...typed, ...also, [name]: value };
    setTyped(next);
    typing.cancel();
    const goesOn = sheetOpen || (typedInto.current === name && !cameBack);
    typedInto.current = name;
    if (isTyped(name, typed.type)) typing.run(() => apply(next, goesOn));
    else apply(next, sheetOpen);
  };

  /** Applies what is typed without waiting for the pause. */
  const submit = (sheet = sheetOpen) => {
    typing.cancel();
    if (sheet !== sheetOpen || !same(cleaned(typed), applied)) apply(typed, sheetOpen, sheet);
  };

  const set = (values: FilterValues) => {
    typing.cancel();
    typedInto.current = undefined;
    setTyped(values);
    apply(values, sheetOpen);
  };

  return {
    search,
    typed,
    /** What the URL says. */
    applied,
    /** True while the fields say something else than the URL. */
    pending: !same(cleaned(typed), applied),
    /** True for typed text that cannot be; it does not filter. */
    isWrong: (name: FilterName) => Boolean(typed[name]?.trim()) && !cleaned(typed)[name],
    /** What a filter that is set says to people. */
    describe: (name: FilterName) => describeFilter(name, typed, company),
    change,
    submit,
    drop: (name: FilterName) => set(without(typed, name)),
    clear: () => set({ ...NO_FILTERS, sort: typed.sort }),
    /** The filters in use. */
    used: usedIn(cleaned(typed)),
    sheetOpen,
    openSheet: () => submit(true),
    closeSheet: () => submit(false),
  };
}

export type ContractFilters = ReturnType<typeof useContractFilters>;
