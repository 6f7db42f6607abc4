import { useState } from 'react';
import type { ContractFacetsQuery } from '../../../generated/contracts';
import { formatCapped } from '../../../lib/format/money';
import type { ContractFilters } from './contract-filters';
import { choicesOf, choicesText, factsOf } from './list-address';

type Facet = ContractFacetsQuery['contractFacets'][number];

/** Values that are shown before a reader asks for the others. */
const FEW = 8;

interface FilterChoicesProps {
  filters: ContractFilters;
  facet: Facet;
}

/** The values of one fact with their numbers. Chosen values stay, although no contract may have them any more. */
export function FilterChoices({ filters, facet: { key, label, buckets } }: FilterChoicesProps) {
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
