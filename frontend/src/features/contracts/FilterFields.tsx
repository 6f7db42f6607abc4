import { useId } from 'react';
import { contractKinds } from '../../components/contract-kinds';
import { centsOf, type ContractFilters } from './contract-filters';
import { listSorts } from './list-sorts';

interface FilterFieldsProps {
  filters: Pick<ContractFilters, 'typed' | 'change'>;
}

/** Type, location, payment and order: in the toolbar of a wide screen, and in the sheet of a phone. */
export function FilterFields({ filters: { typed, change } }: FilterFieldsProps) {
  const id = useId();
  const isAmount = typed.maxPayment.trim() === '' || centsOf(typed.maxPayment) !== null;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-type`}>Contract Type</label>
        <select
          id={`${id}-type`}
          name="type"
          value={typed.type}
          onChange={(event) => change('type', event.target.value)}
        >
          <option value="all">All Types</option>
          {contractKinds.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-location`}>Location</label>
        <input
          id={`${id}-location`}
          name="location"
          placeholder="City or state"
          maxLength={200}
          value={typed.location}
          onChange={(event) => change('location', event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-payment`}>Max payment</label>
        <input
          id={`${id}-payment`}
          name="maxPayment"
          placeholder="$ a month"
          inputMode="decimal"
          maxLength={14}
          aria-invalid={!isAmount}
          aria-describedby={isAmount ? undefined : `${id}-amount`}
          value={typed.maxPayment}
          onChange={(event) => change('maxPayment', event.target.value)}
        />
        {!isAmount && (
          <p id={`${id}-amount`} role="alert">
            Dollars, such as 450
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-sort`}>Sort by</label>
        <select
          id={`${id}-sort`}
          name="sort"
          value={typed.sort}
          onChange={(event) => change('sort', event.target.value)}
        >
          {listSorts.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
