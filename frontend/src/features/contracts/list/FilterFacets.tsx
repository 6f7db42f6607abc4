import type { FactDefinition } from '@handover/domain/facts/fact';
import { PlainInput } from '../../../components/plain/PlainField';
import { useContractFacetsQuery, type ContractFacetsQuery } from '../../../generated/contracts';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { FilterRange } from './FilterRange';
import { factsOf, filterOf, choicesOf, choicesText } from './list-address';
import { useState } from 'react';

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

/** Values that are shown before a reader asks for the others. */
const FEW = 8;

interface FilterChoicesProps {
  filters: ContractFilters;
  facet: ContractFacetsQuery['contractFacets'][number];
}

/** The values of one fact with their numbers. Chosen values stay, although no contract may have them any more. */
function FilterChoices({ filters, facet: { key, label, buckets } }: FilterChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { typed, change } = filters;
  // Texts match in any case; the address has them as people write them.
  const isText = factsOf(typed.type).get(key)?.kind === 'text';
  const counted = buckets.map((bucket) => ({ ...bucket, value: isText ? bucket.label : bucket.value }));
  const chosen = choicesOf(typed[key]);
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const missing = chosen.filter(
    (value) => !counted.some((bucket) => bucket.value.toLowerCase() === value.toLowerCase()),
  );
  const all = [...counted, ...missing.map((value) => ({ value, label: value, count: 0, capped: false }))];
  if (all.length === 0) return null;
  const shown = showsAll ? all : all.filter(({ value }, index) => index < FEW || isChosen(value));
  const toggle = (value: string) => {
    const others = chosen.filter((one) => one.toLowerCase() !== value.toLowerCase());
    change(key, choicesText(isChosen(value) ? others : [...others, value]));
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      {shown.map((bucket) => (
        <label key={bucket.value} className="check">
          <input type="checkbox" checked={isChosen(bucket.value)} onChange={() => toggle(bucket.value)} />
          <span>{bucket.label}</span>
          <small>{formatCapped(bucket)}</small>
        </label>
      ))}
      {shown.length < all.length && (
        <button type="button" className="more" onClick={() => setShowsAll(true)}>
          Show all {all.length}
        </button>
      )}
    </fieldset>
  );
}
