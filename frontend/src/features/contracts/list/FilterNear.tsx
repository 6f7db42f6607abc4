import { RADII, USUAL_RADIUS } from '@handover/domain/finding/list-filter';
import { useId } from 'react';
import { PlainInput, PlainSelect } from '../../../components/plain/PlainField';
import type { ContractFilters } from './contract-filters';
import { PlaceOptions } from '../PlaceOptions';

/** Around a place or a ZIP code. */
export function FilterNear({ filters: { typed, change } }: { filters: ContractFilters }) {
  const id = useId();
  const near = typed['near'] ?? '';
  return (
    <fieldset className="range">
      <legend>Near</legend>
      <PlainInput
        className="field"
        label="City or ZIP code"
        list={id}
        placeholder="Austin, TX"
        maxLength={100}
        autoComplete="off"
        value={near}
        onChange={({ target }) => change('near', target.value)}
      />
      <PlaceOptions id={id} text={near} valueOf={({ label, zip }) => zip ?? label} />
      <PlainSelect
        className="field"
        label="Within"
        options={RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }))}
        value={typed['within'] || String(USUAL_RADIUS)}
        onChange={({ target }) => change('within', target.value)}
      />
    </fieldset>
  );
}
