import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contractKinds } from '../../../components/contract/contract-kinds';
import { formatCapped, formatCount } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { pathOf, NO_FILTERS, without } from './list-address';
import type { ContractListState } from './useContractList';
import { X } from 'lucide-react';
import './ListResults.css';

interface ListResultsProps {
  /** Beside the number of contracts. */
  children: ReactNode;
  filters: ContractFilters;
  list: Pick<ContractListState, 'contracts' | 'total' | 'failed' | 'withoutPlace' | 'corrected'>;
}

const types = [{ slug: 'all', label: 'All' }, ...contractKinds];

/** One link per type, the filters in use, how many contracts the list has, and a way to save it. */
export function ListResults({ filters, list, children }: ListResultsProps) {
  const { contracts, total, failed, withoutPlace, corrected } = list;
  const { typed, used, change } = filters;
  // Search engines follow from type to type, and not into the combinations of filters.
  const follow = used.every((name) => name === 'type') && typed.sort === 'newest';
  // An empty list names its filters itself.
  const isEmpty = total?.count === 0;
  return (
    <div className="list-results">
      <nav aria-label="Types">
        {types.map(({ slug, label }) => (
          <Link
            key={slug}
            to={pathOf({ ...typed, type: slug })}
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
      {children}
      {!isEmpty && <FilterChips filters={filters} />}
    </div>
  );
}

function countText(shown: number, total: { count: number; capped: boolean }) {
  const { count, capped } = total;
  if (count === 0) return 'No results';
  const all = `${formatCapped(total)} ${count === 1 ? 'contract' : 'contracts'}`;
  return shown < count || capped ? `${formatCount(shown)} of ${all}` : all;
}

/** What is searched for and the type have a place of their own beside them. */
const SHOWN_ELSEWHERE = ['q', 'type'];

/** A link per filter in use that takes it away; the addresses work before the code of the page has loaded. */
function FilterChips({ filters: { applied, used, describe, drop, clear } }: { filters: ContractFilters }) {
  const shown = used.filter((name) => !SHOWN_ELSEWHERE.includes(name));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Filters in use">
      {shown.map((name) => {
        const words = describe(name);
        return (
          <li key={name}>
            <Link
              to={pathOf(without(applied, name))}
              rel="nofollow"
              aria-label={`Remove filter ${words}`}
              onClick={(event) => {
                event.preventDefault();
                drop(name);
              }}
            >
              <span>{words}</span>
              <X size={16} aria-hidden />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          className="all"
          to={pathOf({ ...NO_FILTERS, sort: applied.sort })}
          rel="nofollow"
          onClick={(event) => {
            event.preventDefault();
            clear();
          }}
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
