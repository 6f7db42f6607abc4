import { useContractFacetsQuery } from '../../../generated/contracts';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { filterOf, type FilterName, type FilterValues } from './list-address';

interface FilterBucketsProps {
  filters: ContractFilters;
  name: FilterName;
  /** Words of the address that a choice replaces. */
  also?: Partial<FilterValues>;
}

/** Ranges to choose instead of typing one, with the number of contracts in each. */
export function FilterBuckets({ filters: { typed, applied, change }, name, also }: FilterBucketsProps) {
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
