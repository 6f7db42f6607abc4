import { Link } from 'react-router';
import { contractKinds } from '../../components/contract-kinds';
import { formatCount } from '../../lib/format/money';
import { paramsOf, type ContractFilters } from './contract-filters';
import { ResultsFrame } from './ToolbarFrame';
import type { ContractListState } from './useContractList';

interface ListResultsProps {
  filters: ContractFilters;
  list: Pick<ContractListState, 'contracts' | 'total'>;
}

const chips = [{ slug: 'all', label: 'All' }, ...contractKinds];

/** One link per type, and how many contracts the list has. */
export function ListResults({ filters: { typed, change }, list: { contracts, total } }: ListResultsProps) {
  const linkTo = (type: string) => {
    const search = paramsOf({ ...typed, type }).toString();
    return search ? `/contracts?${search}` : '/contracts';
  };
  return (
    <ResultsFrame>
      <nav aria-label="Types">
        {chips.map(({ slug, label }) => (
          <Link
            key={slug}
            to={linkTo(slug)}
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
      <p aria-live="polite">{total ? countText(contracts.length, total) : 'Searching...'}</p>
    </ResultsFrame>
  );
}

function countText(shown: number, { count, capped }: { count: number; capped: boolean }) {
  if (count === 0) return 'No results';
  const all = `${formatCount(count)}${capped ? '+' : ''} ${count === 1 ? 'contract' : 'contracts'}`;
  return shown < count || capped ? `${formatCount(shown)} of ${all}` : all;
}
