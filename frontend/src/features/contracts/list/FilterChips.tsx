import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { ContractFilters } from './contract-filters';
import { describeFilter } from './filter-words';
import { NO_FILTERS, pathOf, without } from './list-address';

/** What is searched for and the type have a place of their own beside them. */
const SHOWN_ELSEWHERE = ['q', 'type'];

/** A link per filter in use that takes it away; the addresses work before the code of the page has loaded. */
export function FilterChips({
  filters: { typed, applied, used, drop, clear },
}: {
  filters: ContractFilters;
}) {
  const chips = used.filter((name) => !SHOWN_ELSEWHERE.includes(name));
  if (chips.length === 0) return null;
  const all = { ...NO_FILTERS, sort: applied.sort };
  return (
    <ul aria-label="Filters in use">
      {chips.map((name) => {
        const words = describeFilter(name, typed);
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
          to={pathOf(all)}
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
