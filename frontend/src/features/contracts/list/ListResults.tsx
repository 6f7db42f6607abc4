import { Link } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { formatCapped, formatCount } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { FilterChips } from './FilterChips';
import { cleaned, pathOf } from './list-address';
import { ResultsFrame } from './ToolbarFrame';
import type { ContractListState } from './useContractList';

interface ListResultsProps {
  filters: ContractFilters;
  list: Pick<ContractListState, 'contracts' | 'total' | 'failed' | 'withoutPlace' | 'corrected'>;
}

const chips = [{ slug: 'all', label: 'All' }, ...contractKinds];

/** One link per type, the filters in use, and how many contracts the list has. */
export function ListResults({ filters, list }: ListResultsProps) {
  const { contracts, total, failed, withoutPlace, corrected } = list;
  const { typed, used, change } = filters;
  // Search engines follow from type to type, and not into the combinations of filters.
  const follow = used.every((name) => name === 'type') && typed.sort === 'newest';
  // An empty list names its filters itself.
  const isEmpty = total?.count === 0;
  return (
    <ResultsFrame>
      <nav aria-label="Types">
        {chips.map(({ slug, label }) => (
          <Link
            key={slug}
            to={pathOf(cleaned({ ...typed, type: slug }))}
            rel={follow ? undefined : 'nofollow'}
            aria-current={typed.type === slug || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              change('type', slug);
            }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <p aria-live="polite">
        {corrected && `Showing results for “${corrected}” · `}
        {total && countText(contracts.length, total)}
        {!total && (failed ? 'No results' : <span className="searching">Searching...</span>)}
        {total && withoutPlace && ` · ${formatCapped(withoutPlace)} more without a known place`}
      </p>
      {!isEmpty && <FilterChips filters={filters} />}
    </ResultsFrame>
  );
}

function countText(shown: number, total: { count: number; capped: boolean }) {
  const { count, capped } = total;
  if (count === 0) return 'No results';
  const all = `${formatCapped(total)} ${count === 1 ? 'contract' : 'contracts'}`;
  return shown < count || capped ? `${formatCount(shown)} of ${all}` : all;
}
