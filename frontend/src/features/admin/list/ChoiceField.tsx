import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export const CONTRACT_CHOICES = [
  { value: 'on', label: 'Put the contract back up for sale' },
  { value: 'off', label: 'Take the contract off the market' },
] as const;

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null until something is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  errorText?: string | undefined;
}

/** One of a few choices in a dialog, each as a radio button. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange, errorText } = props;
  const id = useId();
  return (
    <FormControl sx={{ mb: 2.5 }} error={Boolean(errorText)}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen as Value)}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={option.label}
          />
        ))}
      </RadioGroup>
      {errorText && <FormHelperText role="alert">{errorText}</FormHelperText>}
    </FormControl>
  );
}
