import { SelectField } from '../../../components/SelectField';
import { TextInput } from '../../../components/TextInput';
import type { FieldForm } from './section-forms';

const ratings = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: `${value} of 5` }));

interface DraftFieldProps {
  field: FieldForm;
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** One input of a section's form, chosen by the kind of the field. */
export function DraftField({ field, value, onChange, autoFocus = false }: DraftFieldProps) {
  const { label, kind, required = false, choices = [] } = field;
  if (kind === 'choice' || kind === 'rating') {
    const options = kind === 'rating' ? ratings : choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <SelectField
        label={label}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoFocus={autoFocus}
      />
    );
  }
  return (
    <TextInput
      label={label}
      value={value}
      required={required}
      onChange={(event) => onChange(event.target.value)}
      autoFocus={autoFocus}
      htmlInput={{ maxLength: 2000 }}
      {...(kind !== 'line' && { multiline: true, minRows: 2, maxRows: 8 })}
    />
  );
}
