import { RADII, USUAL_RADIUS } from '@handover/domain/finding/list-filter';
import { useId } from 'react';
import type { ContractFilters } from './contract-filters';
import { PlaceOptions } from '../PlaceOptions';

/** Around a place or a ZIP code. */
export function FilterNear({ filters: { typed, change } }: { filters: ContractFilters }) {
  const id = useId();
  const near = typed['near'] ?? '';
  return (
    <fieldset className="range">
      <legend>Near</legend>
      <div className="field">
        <label htmlFor={`${id}-near`}>City or ZIP code</label>
        <input
          id={`${id}-near`}
          list={`${id}-places`}
          placeholder="Austin, TX"
          maxLength={100}
          autoComplete="off"
          value={near}
          onChange={({ target }) => change('near', target.value)}
        />
        <PlaceOptions id={`${id}-places`} text={near} valueOf={({ label, zip }) => zip ?? label} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-within`}>Within</label>
        <select
          id={`${id}-within`}
          value={typed['within'] || String(USUAL_RADIUS)}
          onChange={({ target }) => change('within', target.value)}
        >
          {RADII.map((miles) => (
            <option key={miles} value={miles}>
              {miles} miles
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
