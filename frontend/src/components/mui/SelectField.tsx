import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SelectFieldProps extends Omit<NativeSelectProps, 'error' | 'input'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Label of the empty option. */
  placeholder?: string;
  errorText?: string | undefined;
}

/** A labeled native select: fast on a phone, accessible, and small to load. */
export function SelectField({
  label,
  options,
  placeholder,
  errorText,
  required,
  ...props
}: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={Boolean(errorText)} required={required ?? false}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        variant="outlined"
        {...props}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, 'aria-describedby': errorText ? `${id}-error` : undefined }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {errorText && <FormHelperText id={`${id}-error`}>{errorText}</FormHelperText>}
    </FormControl>
  );
}
