import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { UseFormReturn, FieldError, UseFormRegisterReturn } from 'react-hook-form';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { TextInput } from '../../../components/mui/TextInput';
import { visuallyHidden } from '../../../components/visually-hidden';
import { field } from '../../../lib/form/field';
import { reasonChoices, type ActDialogWords, type DialogContext, type ReasonChoice } from './dialog-words';
import { today } from '../transfer-dates';

export const noValues = () => ({
  doneOn: today(),
  from: '',
  saidBy: '',
  saidOn: '',
  day: '',
  reason: '',
  takeOffMarket: false,
  note: '',
});
export type ActValues = ReturnType<typeof noValues>;

interface ActFieldsProps {
  words: ActDialogWords;
  context: DialogContext;
  form: UseFormReturn<ActValues>;
  /** The step needs written consent: its date and who gave it are required. */
  bound: boolean;
}

/** The fields that a dialog asks for, in their order. */
export function ActFields({ words, context, form, bound }: ActFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const asks = (name: keyof ActValues) => words.fields.includes(name);
  return (
    <>
      {asks('reason') && (
        <ReasonField
          choices={reasonChoices(context)}
          registration={register('reason', { required: 'Please choose what stops the transfer.' })}
          error={errors.reason}
        />
      )}
      {asks('saidBy') && (
        <TextInput
          label="Who said so (optional)"
          placeholder="Name and company"
          htmlInput={{ maxLength: 200 }}
          {...field(register('saidBy'), errors.saidBy)}
        />
      )}
      {asks('saidOn') && (
        <TextInput
          label="When they said so (optional)"
          type="date"
          htmlInput={{ max: today(1) }}
          {...field(
            register('saidOn', { validate: (day) => day <= today(1) || 'This day is in the future.' }),
            errors.saidOn,
          )}
        />
      )}
      {asks('from') && (
        <TextInput
          label={bound ? 'Who gave the approval' : 'Who said so (optional)'}
          placeholder="Name and company"
          autoFocus={bound}
          required={bound}
          htmlInput={{ maxLength: 200 }}
          {...field(
            register('from', {
              validate: (text) => !bound || text.trim() !== '' || 'Please say who gave the written approval.',
            }),
            errors.from,
          )}
        />
      )}
      {asks('doneOn') && (
        <TextInput
          label={bound ? 'Date of the approval' : 'Done on'}
          type="date"
          required={bound}
          htmlInput={{ max: today(1) }}
          {...field(
            register('doneOn', {
              required: 'Please enter the date.',
              validate: (day) => day <= today(1) || 'This day is in the future.',
            }),
            errors.doneOn,
          )}
        />
      )}
      {asks('day') && (
        <TextInput
          label="The day on which it will be done"
          type="date"
          autoFocus
          required
          htmlInput={{ min: today(1) }}
          {...field(
            register('day', { validate: (day) => day > today() || 'Please name a day after today.' }),
            errors.day,
          )}
        />
      )}
      {asks('takeOffMarket') && (
        <FormControlLabel
          control={<Checkbox {...register('takeOffMarket')} />}
          label="Take my contract off the market instead"
        />
      )}
      {asks('note') && (
        <TextInput
          label={words.needsNote ?? 'Note (optional)'}
          multiline
          minRows={2}
          maxRows={8}
          required={words.needsNote !== undefined}
          htmlInput={{ maxLength: 500 }}
          {...field(
            register('note', {
              validate: (text) => !words.needsNote || text.trim() !== '' || 'Please write a sentence.',
            }),
            errors.note,
            'Both of you can read it.',
          )}
        />
      )}
    </>
  );
}

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
function ReasonField({ choices, registration, error }: ReasonFieldProps) {
  const hintId = useId();
  return (
    <FormControl component="fieldset" error={Boolean(error)} aria-describedby={error ? hintId : undefined}>
      <legend style={visuallyHidden}>What stops it</legend>
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
