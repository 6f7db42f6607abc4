import type { FactDefinition } from '@handover/domain/facts/fact';
import { PlainInput } from '../../../components/plain/PlainField';
import { useContractFacetsQuery } from '../../../generated/contracts';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { FilterChoices } from './FilterChoices';
import { FilterRange } from './FilterRange';
import { factsOf, filterOf } from './list-address';

const COMMON = {
  paysSomething: 'Seller pays you',
  confirmed: 'Transfer confirmed',
  withPhotos: 'With photos',
} as const;
const UNITS: Partial<Record<FactDefinition['kind'], string>> = { money: ' ($)', rate: ' (%)' };

/** What the contracts of the list have, with numbers that load while it is open. */
export function FilterFacets({ filters }: { filters: ContractFilters }) {
  const { typed, applied, change } = filters;
  const { data, previousData } = useContractFacetsQuery({ variables: { filter: filterOf(applied, true) } });
  const facets = (data ?? previousData)?.contractFacets ?? [];
  const facetOf = (name: string) => facets.find(({ key }) => key === name);
  const ranges = [...factsOf(typed.type).values()].filter(
    ({ facet, key }) => facet === 'range' && key !== 'availableFrom',
  );
  return (
    <>
      <fieldset>
        <legend>Offer</legend>
        {Object.entries(COMMON).map(([name, label]) => {
          const [bucket] = facetOf(name)?.buckets ?? [];
          return (
            <label key={name} className="check">
              <input
                type="checkbox"
                checked={typed[name] === 'true'}
                onChange={({ target }) => change(name, target.checked ? 'true' : '')}
              />
              <span>{label}</span>
              {bucket && <small>{formatCapped(bucket)}</small>}
            </label>
          );
        })}
        <PlainInput
          className="field"
          label="Available by"
          type="date"
          value={typed['availableBy'] ?? ''}
          onChange={({ target }) => change('availableBy', target.value)}
        />
      </fieldset>
      {typed.type === 'all' && <p className="hint">Choose a contract type to see more filters.</p>}
      {facets
        .filter(({ key }) => !(key in COMMON) && factsOf(typed.type).has(key))
        .map((facet) => (
          <FilterChoices key={facet.key} filters={filters} facet={facet} />
        ))}
      {typed.type !== 'all' &&
        ranges.map(({ key, label, kind, unit }) => (
          <FilterRange
            key={key}
            filters={filters}
            name={key}
            label={label + (UNITS[kind] ?? (unit && !label.toLowerCase().includes(unit) ? ` (${unit})` : ''))}
            isDay={kind === 'date'}
          />
        ))}
    </>
  );
}
