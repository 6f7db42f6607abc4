import type { RuleDefinition } from '@handover/domain/rules/rule';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import { useController, type Control } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import type { RuleValuesTyped } from './typed-rule';

interface RuleFieldProps {
  definition: RuleDefinition;
  control: Control<RuleValuesTyped>;
}

const MODES = { money: 'decimal', rate: 'decimal', halves: 'decimal', int: 'numeric' } as const;
/** A text that may be longer than this, in characters, has several lines on screen. */
const SHORT_TEXT = 120;

/** One value of a rule, with the input that its kind needs. */
export function RuleField({ definition, control }: RuleFieldProps) {
  const { key, label, kind, unit, values = [], max, most } = definition;
  const { field, fieldState } = useController({ control, name: `values.${key}` });
  const { ref, value, ...rest } = field;
  const error = fieldState.error?.message;
  if (kind === 'several') return <Choices definition={definition} control={control} />;
  if (kind === 'enum')
    return (
      <SelectField
        label={label}
        placeholder="Not stated"
        options={values}
        errorText={error}
        {...rest}
        value={value}
        inputRef={ref}
      />
    );
  const end = kind === 'rate' ? '%' : unit;
  const isLong = kind === 'lines' || (kind === 'text' && Number(max) > SHORT_TEXT);
  return (
    <TextInput
      {...rest}
      value={value}
      inputRef={ref}
      label={label}
      error={Boolean(error)}
      helperText={error ?? (kind === 'lines' ? `One a line, at most ${most}.` : undefined)}
      {...(isLong && { multiline: true, minRows: 2, maxRows: 10, sx: { gridColumn: '1 / -1' } })}
      {...(kind === 'money' && { startAdornment: <InputAdornment position="start">$</InputAdornment> })}
      {...(end && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> })}
      htmlInput={{
        autoComplete: 'off',
        ...(kind in MODES && { inputMode: MODES[kind as keyof typeof MODES] }),
        ...(kind === 'text' && { maxLength: Number(max) }),
      }}
    />
  );
}

/** Several of some choices. */
function Choices({ definition: { key, label, values = [] }, control }: RuleFieldProps) {
  const { field, fieldState } = useController({ control, name: `values.${key}` });
  const chosen = [field.value].flat();
  const error = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {values.map((choice, at) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            control={
              <Checkbox
                checked={chosen.includes(choice.value)}
                onChange={(_event, on) =>
                  field.onChange(
                    values
                      .map((one) => one.value)
                      .filter((one) => (one === choice.value ? on : chosen.includes(one))),
                  )
                }
                slotProps={{ input: at === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText role="alert">{error}</FormHelperText>}
    </FormControl>
  );
}
