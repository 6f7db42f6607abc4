import { useId } from 'react';
import { PlainInput } from '../../../components/plain/PlainField';
import type { ContractFilters } from './contract-filters';
import { boundsOf, rangeText, type FilterName, type FilterValues } from './list-address';

interface FilterRangeProps {
  filters: ContractFilters;
  name: FilterName;
  label: string;
  isDay?: boolean;
  /** The upper bound that another word of the address gives; the first change takes it over. */
  max?: { name: FilterName; value: string };
}

/** Two bounds of one word of the address, both optional. */
export function FilterRange({ filters, name, label, isDay = false, max }: FilterRangeProps) {
  const id = useId();
  const text = filters.typed[name];
  const bounds = boundsOf(text);
  const shown = { ...bounds, max: bounds.max || (max?.value ?? '') };
  const also: Partial<FilterValues> = max ? { [max.name]: '' } : {};
  const isWrong = filters.isWrong(name);
  const input = (bound: 'min' | 'max', word: string) => (
    <PlainInput
      className="field"
      label={word}
      type={isDay ? 'date' : 'text'}
      inputMode={isDay ? undefined : 'decimal'}
      maxLength={14}
      autoComplete="off"
      problemId={isWrong ? id : undefined}
      value={shown[bound]}
      onChange={({ target }) => filters.change(name, rangeText({ ...shown, [bound]: target.value }), also)}
    />
  );
  return (
    <fieldset className="range">
      <legend>{label}</legend>
      {input('min', 'From')}
      {input('max', 'To')}
      {isWrong && (
        <p id={id} role="alert">
          Numbers only, such as 200 and 450
        </p>
      )}
    </fieldset>
  );
}
