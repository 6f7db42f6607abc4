import { Button } from '../../components/Button';
import { FileSearch, X } from 'lucide-react';
import { kindOf, typeFromSlug } from '../../components/contract-kinds';
import { EmptyState } from '../../components/EmptyState';
import type { ContractFilters, FilterName, FilterValues } from './contract-filters';

function describe(name: FilterName, { q, type, location, maxPayment }: FilterValues) {
  const kind = typeFromSlug(type);
  if (name === 'q') return `“${q.trim()}”`;
  if (name === 'type') return kind ? kindOf(kind).label : type;
  if (name === 'location') return `in ${location.trim()}`;
  return `up to $${maxPayment.trim().replace('$', '')} a month`;
}

/** An empty list: the first contract of all, or the filters that leave nothing. */
export function NoContracts({ filters: { typed, used, drop, clear } }: { filters: ContractFilters }) {
  const submit = (
    <Button variant={used.length > 0 ? 'text' : 'contained'} to="/contracts/submit">
      Submit the First Contract
    </Button>
  );
  if (used.length === 0)
    return (
      <EmptyState
        icon={FileSearch}
        title="No contracts found"
        text="Yours can be the first one here."
        action={submit}
      />
    );
  return (
    <EmptyState
      icon={FileSearch}
      title="No contracts found"
      text={
        used.length > 1
          ? 'Nothing matches all of your filters. Take one away:'
          : 'Nothing matches your filter. Take it away:'
      }
      action={
        <>
          {used.map((name) => (
            <Button
              key={name}
              variant="outlined"
              endIcon={<X size={16} aria-hidden />}
              style={{ maxWidth: '100%' }}
              aria-label={`Remove filter ${describe(name, typed)}`}
              onClick={() => drop(name)}
            >
              <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{describe(name, typed)}</span>
            </Button>
          ))}
          {used.length > 1 && (
            <Button variant="contained" onClick={clear}>
              Clear filters
            </Button>
          )}
          {submit}
        </>
      }
    />
  );
}
