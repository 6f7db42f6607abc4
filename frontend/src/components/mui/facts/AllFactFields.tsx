import { keyFacts } from '@handover/domain/facts/key-facts';
import type { FactDefinition } from '@handover/domain/facts/fact';
import type { ContractType } from '@handover/domain/types/words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useWatch, type Control, useController } from 'react-hook-form';
import InputAdornment from '@mui/material/InputAdornment';
import { Lock } from 'lucide-react';
import { askedFacts, factsFrom, checkFact, type TypedFacts } from './fact-values';
import { SelectField } from '../SelectField';
import { TextInput } from '../TextInput';

const gridSx = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface AllFactFieldsProps {
  type: ContractType;
  control: Control<FactsForm>;
  /** Whether private facts are asked for. */
  withPrivate?: boolean;
  /** What replaces the field of a fact, by its key. */
  own?: Readonly<Record<string, (definition: FactDefinition) => ReactNode>>;
}

/** The facts of a type: key facts first, the others folded. None of them is required. */
export function AllFactFields({ type, control, withPrivate = true, own }: AllFactFieldsProps) {
  const typed = useWatch({ control, name: 'facts' });
  const asked = askedFacts(type, typed);
  const { stated, total } = keyFacts(type, factsFrom(type, typed).facts);
  const fields = (level: FactDefinition['level']) =>
    asked
      .filter((definition) => definition.level === level && (withPrivate || !definition.isPrivate))
      .map((definition) => (
        <Fragment key={`${type}.${definition.key}`}>
          {own?.[definition.key]?.(definition) ?? (
            <FactField type={type} definition={definition} control={control} />
          )}
        </Fragment>
      ));
  return (
    <>
      <Typography role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {stated} of {total} key facts. All are optional, and each answers a question that buyers would ask.
      </Typography>
      <Box sx={gridSx}>{fields('key')}</Box>
      <Box component="details">
        <Box
          component="summary"
          sx={{ py: 1.25, width: 'fit-content', fontWeight: 600, color: 'primary.main', cursor: 'pointer' }}
        >
          More details
        </Box>
        <Box sx={{ ...gridSx, pt: 2 }}>{fields('more')}</Box>
      </Box>
    </>
  );
}

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
        {chosen && !error && (
          <Typography component="p" sx={{ mt: 0.5, mx: 1.75, fontSize: '0.75rem', color: 'text.secondary' }}>
            {chosen}
          </Typography>
        )}
      </div>
    );
  }
  const end = kind === 'rate' ? '%' : unit;
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
        {...(end && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> })}
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
