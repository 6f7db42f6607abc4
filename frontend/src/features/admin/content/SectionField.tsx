import { Controller, useFormContext } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { field as inputProps, selectField } from '../../../lib/form/field';
import type { FieldForm } from './section-forms';

const asOption = (value: string) => ({ value, label: value });
const ratings = [5, 4, 3, 2, 1].map((value) => ({ value: String(value), label: `${value} of 5` }));
const multiline = { multiline: true, minRows: 2, maxRows: 8 };
const htmlInput = { maxLength: 2000 };

/** One input of a section's form, chosen by the kind of the field. `name` is its path in the form values. */
export function SectionField({ field, name }: { field: FieldForm; name: string }) {
  const { register } = useFormContext();
  const { label, kind, required = false, choices = [] } = field;
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          label={label}
          options={choices.map(asOption)}
          {...selectField(register(name), undefined)}
        />
      );
    case 'rating':
      return (
        <SelectField
          label={label}
          options={ratings}
          {...selectField(register(name, { valueAsNumber: true }), undefined)}
        />
      );
    case 'lines':
      return (
        <Controller
          name={name}
          render={({ field: { value, onChange, ref, ...rest } }) => (
            <TextInput
              {...multiline}
              {...rest}
              label={label}
              htmlInput={htmlInput}
              inputRef={ref}
              value={(value as string[]).join('\n')}
              onChange={(event) => onChange(event.target.value.split('\n'))}
            />
          )}
        />
      );
    default:
      return (
        <TextInput
          label={label}
          required={required}
          htmlInput={htmlInput}
          {...(kind === 'text' && multiline)}
          {...inputProps(register(name), undefined)}
        />
      );
  }
}
