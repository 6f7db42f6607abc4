import { Container } from '../../../components/plain/Container';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Hydrated } from '../../../components/plain/Hydrated';
import { PlainInput } from '../../../components/plain/PlainField';
import type { ContractFilters } from './contract-filters';
import { FilterFields } from './FilterFields';
import { paramsOf } from './list-address';
import type { ContractListState } from './useContractList';
import { lazyPart } from '../../../lib/lazy-part';
import './ListToolbar.css';

const FilterSheet = lazyPart(() => import('./FilterSheet').then((module) => module.FilterSheet));

interface ListToolbarProps {
  filters: ContractFilters;
  total: ContractListState['total'];
}

/** What the fields of the toolbar say in the address; a form without code keeps the other words. */
const OWN_FIELDS = ['q', 'type', 'location', 'maxPayment', 'sort'];

/** Search and the usual filters, and a button for all of them. A phone has room for the search. */
export function ListToolbar({ filters, total }: ListToolbarProps) {
  const inSheet = filters.used.filter((name) => name !== 'q').length;
  const others = [...paramsOf(filters.applied)].filter(([name]) => !OWN_FIELDS.includes(name));
  return (
    <form
      className="list-toolbar filter-fields"
      role="search"
      aria-label="Filter contracts"
      action="/contracts"
      onSubmit={(event) => {
        event.preventDefault();
        filters.submit();
      }}
    >
      <Container>
        <div className="row">
          <PlainInput
            className="field search"
            label="Search"
            type="search"
            name="q"
            placeholder="Search contracts..."
            maxLength={200}
            enterKeyHint="search"
            value={filters.typed.q}
            onChange={({ target }) => filters.change('q', target.value)}
          />
          <div className="wide">
            <FilterFields filters={filters} />
          </div>
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="button" className="filters" aria-haspopup="dialog" onClick={filters.openSheet}>
            <SlidersHorizontal size={18} aria-hidden />
            Filters
            {inSheet > 0 && <b>{inSheet}</b>}
          </button>
        </div>
      </Container>
      {/* the server draws the page without the sheet, even if a reload opens it again */}
      {filters.sheetOpen && (
        <Hydrated>
          <Suspense fallback={null}>
            <FilterSheet filters={filters} total={total} />
          </Suspense>
        </Hydrated>
      )}
    </form>
  );
}
