import { Button } from '../../../components/plain/Button';
import { FileSearch, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/plain/EmptyState';
import { capitalized } from '../../../lib/format/capitalized';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { useCountsWithout } from './useCountsWithout';

interface NoContractsProps {
  filters: ContractFilters;
  /** The main thing to do: a new contract may match tomorrow. */
  saveSearch: ReactNode;
}

/** An empty list: the first contract of all, or the filters that leave nothing. */
export function NoContracts({ filters, saveSearch }: NoContractsProps) {
  const { applied, used, describe, drop, clear } = filters;
  const counts = useCountsWithout(applied, used);
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
  const [best] = used
    .flatMap((name) => {
      const found = counts.get(name);
      return found && found.count > 0 ? [{ name, found }] : [];
    })
    .sort((a, b) => b.found.count - a.found.count);
  const found = best
    ? `Remove “${unquoted(describe(best.name))}” to see ${formatCapped(best.found)}.`
    : 'Remove it:';
  return (
    <EmptyState
      icon={FileSearch}
      title="No contracts found"
      text={
        used.length > 1
          ? `Nothing matches all of your filters. ${best ? found : 'Try removing one:'}`
          : `Nothing matches your filter. ${found}`
      }
      action={
        <>
          {saveSearch}
          {used.map((name) => (
            <Button
              key={name}
              variant="outlined"
              endIcon={<X size={16} aria-hidden />}
              style={{ maxWidth: '100%' }}
              aria-label={`Remove filter ${describe(name)}`}
              onClick={() => drop(name)}
            >
              <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {capitalized(describe(name))}
              </span>
            </Button>
          ))}
          {used.length > 1 && (
            <Button variant="outlined" onClick={clear}>
              Clear filters
            </Button>
          )}
          {submit}
        </>
      }
    />
  );
}

const unquoted = (text: string) => text.replaceAll(/[“”]/g, '');
