import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useId } from 'react';
import { Button } from '../../../components/plain/Button';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { LocationField, SortField, TypeField } from './FilterFields';
import { FilterFacets } from './FilterFacets';
import { FilterRange } from './FilterRange';
import type { ContractListState } from './useContractList';
import { RADII, USUAL_RADIUS } from '@handover/domain/finding/list-filter';
import { PlainInput, PlainSelect } from '../../../components/plain/PlainField';
import { PlaceOptions } from '../PlaceOptions';
import { useContractFacetsQuery } from '../../../generated/contracts';
import { filterOf, type FilterName, type FilterValues } from './list-address';
import './FilterSheet.css';

interface FilterSheetProps {
  filters: ContractFilters;
  total: ContractListState['total'];
}

/** All filters: a sheet on a phone, a drawer on a wide screen. Closing keeps them; Back undoes them. */
export function FilterSheet({ filters, total }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it before it goes gives the focus back to the button that opened it.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="filter-sheet"
      aria-labelledby="filter-sheet"
      onCancel={(event) => {
        event.preventDefault();
        filters.closeSheet();
      }}
      onClick={({ target }) => target === dialog.current && filters.closeSheet()}
    >
      <header>
        <h2 id="filter-sheet">Filters</h2>
        <button type="button" aria-label="Close" onClick={filters.closeSheet}>
          <X aria-hidden />
        </button>
      </header>
      <div className="body">
        <TypeField filters={filters} />
        <LocationField filters={filters} />
        <SortField filters={filters} />
        <FilterNear filters={filters} />
        <FilterRange
          filters={filters}
          name="payment"
          label="Monthly payment ($)"
          max={{ name: 'maxPayment', value: filters.typed.maxPayment }}
        />
        <FilterBuckets filters={filters} name="payment" also={{ maxPayment: '' }} />
        <FilterRange filters={filters} name="months" label="Months left" />
        <FilterBuckets filters={filters} name="months" />
        <FilterRange filters={filters} name="effective" label="Cost per month, all included ($)" />
        <FilterBuckets filters={filters} name="effective" />
        <FilterRange filters={filters} name="cash" label="Cash needed at the transfer ($)" />
        <FilterFacets filters={filters} />
      </div>
      <footer>
        <Button onClick={filters.clear} disabled={filters.used.length === 0}>
          Clear all
        </Button>
        <Button variant="contained" onClick={filters.closeSheet} aria-live="polite">
          {total ? `Show ${formatCapped(total)} ${total.count === 1 ? 'result' : 'results'}` : 'Show results'}
        </Button>
      </footer>
    </dialog>
  );
}

/** Around a place or a ZIP code. */
function FilterNear({ filters: { typed, change } }: { filters: ContractFilters }) {
  const id = useId();
  const near = typed['near'] ?? '';
  return (
    <fieldset className="range">
      <legend>Near</legend>
      <PlainInput
        className="field"
        label="City or ZIP code"
        list={id}
        placeholder="Austin, TX"
        maxLength={100}
        autoComplete="off"
        value={near}
        onChange={({ target }) => change('near', target.value)}
      />
      <PlaceOptions id={id} text={near} valueOf={({ label, zip }) => zip ?? label} />
      <PlainSelect
        className="field"
        label="Within"
        options={RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }))}
        value={typed['within'] || String(USUAL_RADIUS)}
        onChange={({ target }) => change('within', target.value)}
      />
    </fieldset>
  );
}

interface FilterBucketsProps {
  filters: ContractFilters;
  name: FilterName;
  /** Words of the address that a choice replaces. */
  also?: Partial<FilterValues>;
}

/** Ranges to choose instead of typing one, with the number of contracts in each. */
function FilterBuckets({ filters: { typed, applied, change }, name, also }: FilterBucketsProps) {
  const { data, previousData } = useContractFacetsQuery({ variables: { filter: filterOf(applied, true) } });
  const facet = (data ?? previousData)?.contractFacets.find(({ key }) => key === name);
  if (!facet || facet.buckets.length < 2) return null;
  return (
    <div className="buckets" role="group" aria-label={`${facet.label}: ranges`}>
      {facet.buckets.map(({ value, label, ...counted }) => {
        const isChosen = typed[name] === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => change(name, isChosen ? '' : value, also)}
          >
            {label} <small>{formatCapped(counted)}</small>
          </button>
        );
      })}
    </div>
  );
}
