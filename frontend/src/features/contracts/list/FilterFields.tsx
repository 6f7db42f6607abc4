import { contractKinds } from '../../../components/contract/contract-kinds';
import { PlainInput, PlainSelect } from '../../../components/plain/PlainField';
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

const TYPES = [
  { value: 'all', label: 'All Types' },
  ...contractKinds.map(({ slug, label }) => ({ value: slug, label })),
];

export const TypeField = ({ filters: { typed, change } }: FieldProps) => (
  <PlainSelect
    className="field"
    label="Contract Type"
    name="type"
    options={TYPES}
    value={typed.type}
    onChange={({ target }) => change('type', target.value)}
  />
);

export const LocationField = ({ filters: { typed, change } }: FieldProps) => (
  <PlainInput
    className="field"
    label="Location"
    name="location"
    placeholder="City or state"
    maxLength={200}
    value={typed.location}
    onChange={({ target }) => change('location', target.value)}
  />
);

/** The upper bound of a range of payments, if the address has one; else a word of its own. */
function MaxPaymentField({ filters: { typed, change } }: FieldProps) {
  const range = typed['payment'] ? boundsOf(typed['payment']) : null;
  const value = range ? range.max : typed.maxPayment;
  const isAmount = value.trim() === '' || centsOf(value) !== null;
  return (
    <PlainInput
      className="field"
      label="Max payment"
      name="maxPayment"
      placeholder="$ a month"
      inputMode="decimal"
      maxLength={14}
      problem={isAmount ? undefined : <span role="alert">Dollars, such as 450</span>}
      value={value}
      onChange={({ target }) =>
        range
          ? change('payment', rangeText({ ...range, max: target.value }))
          : change('maxPayment', target.value)
      }
    />
  );
}

export function SortField({ filters: { typed, change } }: FieldProps) {
  const sorts = listSorts.filter(({ needsPlace }) => !needsPlace || typed['near']?.trim());
  return (
    <PlainSelect
      className="field"
      label="Sort by"
      name="sort"
      options={sorts.map(({ slug, label }) => ({ value: slug, label }))}
      value={typed.sort}
      onChange={({ target }) => change('sort', target.value)}
    />
  );
}
