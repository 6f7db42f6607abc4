import type { FactDefinition } from '@handover/domain/facts/fact';
import type { ContractType } from '@handover/domain/types/words';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import { useController, type Control } from 'react-hook-form';
import { SelectField } from '../SelectField';
import { TextInput } from '../TextInput';
import { checkFact, type TypedFacts } from './fact-values';

export interface FactsForm {
  facts: TypedFacts;
}

interface FactFieldProps {
  type: ContractType;
  definition: FactDefinition;
  control: Control<FactsForm>;
}

const PRIVATE = 'Private: the buyer sees it once you have both accepted the transfer.';
const MODES = { money: 'decimal', rate: 'decimal', halves: 'decimal', int: 'numeric' } as const;

/** One fact, with the input that its kind needs. */
export function FactField({ type, definition, control }: FactFieldProps) {
  const { key, label, kind, unit, values, note, isPrivate, suggestions } = definition;
  const { field, fieldState } = useController({
    control,
    name: `facts.${key}`,
    rules: { validate: (typed: string | undefined) => checkFact(type, definition, typed) },
  });
  const { ref, value: typed, ...rest } = field;
  const value = (typed as string | undefined) ?? '';
  const error = fieldState.error?.message;
  if (values) {
    const chosen = values.find((choice) => choice.value === value)?.note ?? note;
    return (
      <div>
        <SelectField
          label={label}
          placeholder="Not stated"
          options={values}
          errorText={error}
          {...rest}
          value={value}
          inputRef={ref}
        />
        {chosen && !error && <Hint text={chosen} />}
      </div>
    );
  }
  const listId = suggestions && `suggestions-${key}`;
  return (
    <div>
      <TextInput
        {...rest}
        value={value}
        inputRef={ref}
        label={label}
        error={Boolean(error)}
        helperText={error ?? (isPrivate ? PRIVATE : note)}
        {...(kind === 'date' && { type: 'date', shrink: true })}
        {...(kind === 'money' && {
          startAdornment: <InputAdornment position="start">$</InputAdornment>,
        })}
        {...(isPrivate && { endAdornment: <Lock size={18} aria-hidden /> })}
        {...(unit && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> })}
        {...(kind === 'rate' && { endAdornment: <InputAdornment position="end">%</InputAdornment> })}
        htmlInput={{
          autoComplete: 'off',
          ...(kind in MODES && { inputMode: MODES[kind as keyof typeof MODES] }),
          ...(kind === 'text' && { maxLength: Number(definition.max) }),
          ...(listId && { list: listId }),
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}

const Hint = ({ text }: { text: string }) => (
  <Typography component="p" sx={{ mt: 0.5, mx: 1.75, fontSize: '0.75rem', color: 'text.secondary' }}>
    {text}
  </Typography>
);
