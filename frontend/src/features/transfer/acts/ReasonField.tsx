import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import type { ReasonChoice } from './dialog-words';

const Choice = styled('label')({
  display: 'flex',
  gap: 4,
  padding: '2px 12px 10px 2px',
  cursor: 'pointer',
  '& b': { display: 'block', paddingTop: 10, fontWeight: 600, lineHeight: 1.4 },
  '& small': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.875rem', lineHeight: 1.5 },
});

interface ReasonFieldProps {
  choices: readonly ReasonChoice[];
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** What stops the transfer; each choice says what follows from it. */
export function ReasonField({ choices, registration, error }: ReasonFieldProps) {
  const hintId = useId();
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={error ? hintId : undefined}>
      <legend
        style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        What stops it
      </legend>
      {choices.map(({ value, label, hint }) => (
        <Choice key={value}>
          <Radio {...registration} value={value} sx={{ alignSelf: 'flex-start' }} />
          <span>
            <b>{label}</b>
            <small>{hint}</small>
          </span>
        </Choice>
      ))}
      {error && <FormHelperText id={hintId}>{error.message}</FormHelperText>}
    </FormControl>
  );
}
