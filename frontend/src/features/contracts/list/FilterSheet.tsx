import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/plain/Button';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { FilterBuckets } from './FilterBuckets';
import { LocationField, SortField, TypeField } from './FilterFields';
import { FilterFacets } from './FilterFacets';
import { FilterNear } from './FilterNear';
import { FilterRange } from './FilterRange';
import type { ContractListState } from './useContractList';
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
          {total ? `Show ${resultsText(total)}` : 'Show results'}
        </Button>
      </footer>
    </dialog>
  );
}

const resultsText = (total: { count: number; capped: boolean }) =>
  `${formatCapped(total)} ${total.count === 1 ? 'result' : 'results'}`;
