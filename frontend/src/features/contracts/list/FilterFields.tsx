import { useId } from 'react';
import { contractKinds } from '../../../components/contract/contract-kinds';
import type { ContractFilters } from './contract-filters';
import { boundsOf, centsOf, rangeText } from './list-address';
import { listSorts } from './list-sorts';

interface FieldProps {
  filters: Pick<ContractFilters, 'typed' | 'change'>;
}

/** Type, location, payment and order, in the toolbar of a wide screen. */
export const FilterFields = ({ filters }: FieldProps) => (
  <>
    <TypeField filters={filters} />
    <LocationField filters={filters} />
    <MaxPaymentField filters={filters} />
    <SortField filters={filters} />
  </>
);

export function TypeField({ filters: { typed, change } }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Contract Type</label>
      <select id={id} name="type" value={typed.type} onChange={(event) => change('type', event.target.value)}>
        <option value="all">All Types</option>
        {contractKinds.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function LocationField({ filters: { typed, change } }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Location</label>
      <input
        id={id}
        name="location"
        placeholder="City or state"
        maxLength={200}
        value={typed.location}
        onChange={(event) => change('location', event.target.value)}
      />
    </div>
  );
}

/** The upper bound of a range of payments, if the address has one; else a word of its own. */
function MaxPaymentField({ filters: { typed, change } }: FieldProps) {
  const id = useId();
  const range = typed['payment'] ? boundsOf(typed['payment']) : null;
  const value = range ? range.max : typed.maxPayment;
  const isAmount = value.trim() === '' || centsOf(value) !== null;
  return (
    <div className="field">
      <label htmlFor={id}>Max payment</label>
      <input
        id={id}
        name="maxPayment"
        placeholder="$ a month"
        inputMode="decimal"
        maxLength={14}
        aria-invalid={!isAmount}
        aria-describedby={isAmount ? undefined : `${id}-amount`}
        value={value}
        onChange={({ target }) =>
          range
            ? change('payment', rangeText({ ...range, max: target.value }))
            : change('maxPayment', target.value)
        }
      />
      {!isAmount && (
        <p id={`${id}-amount`} role="alert">
          Dollars, such as 450
        </p>
      )}
    </div>
  );
}

export function SortField({ filters: { typed, change } }: FieldProps) {
  const id = useId();
  const sorts = listSorts.filter(({ needsPlace }) => !needsPlace || typed['near']?.trim());
  return (
    <div className="field">
      <label htmlFor={id}>Sort by</label>
      <select id={id} name="sort" value={typed.sort} onChange={(event) => change('sort', event.target.value)}>
        {sorts.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
