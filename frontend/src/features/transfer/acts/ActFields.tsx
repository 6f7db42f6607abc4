import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { RegisterOptions, UseFormReturn, FieldError, UseFormRegisterReturn } from 'react-hook-form';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { TextInput, type TextInputProps } from '../../../components/mui/TextInput';
import { visuallyHidden } from '../../../components/visually-hidden';
import { field } from '../../../lib/form/field';
import { reasonChoices, type ActDialogWords, type DialogContext, type ReasonChoice } from './dialog-words';
import { today } from '../transfer-dates';

export const noValues = () => ({
  doneOn: today(),
  from: '',
  validUntil: '',
  releaseIncluded: false,
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

const notLater = (day: string) => day <= today(1) || 'This day is in the future.';

/** The fields that a dialog asks for, in their order. */
export function ActFields({ words, context, form, bound }: ActFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const asks = (name: keyof ActValues) => words.fields.includes(name);
  const input = (
    name: Exclude<keyof ActValues, 'takeOffMarket' | 'releaseIncluded'>,
    props: TextInputProps,
    rules: Pick<RegisterOptions<ActValues, typeof name>, 'required' | 'validate'> = {},
    hint?: string,
  ) => asks(name) && <TextInput {...props} {...field(register(name, rules), errors[name], hint)} />;
  return (
    <>
      {asks('reason') && (
        <ReasonField
          choices={reasonChoices(context)}
          registration={register('reason', { required: 'Please choose what stops the transfer.' })}
          error={errors.reason}
        />
      )}
      {input('saidBy', {
        label: 'Who said so (optional)',
        placeholder: 'Name and company',
        htmlInput: { maxLength: 200 },
      })}
      {input(
        'saidOn',
        { label: 'When they said so (optional)', type: 'date', htmlInput: { max: today(1) } },
        { validate: notLater },
      )}
      {input(
        'from',
        {
          label: bound ? 'Who gave the approval' : 'Who said so (optional)',
          placeholder: 'Name and company',
          autoFocus: bound,
          required: bound,
          htmlInput: { maxLength: 200 },
        },
        { validate: (text) => !bound || text.trim() !== '' || 'Please say who gave the written approval.' },
      )}
      {input(
        'doneOn',
        {
          label: bound ? 'Date of the approval' : 'Done on',
          type: 'date',
          required: bound,
          htmlInput: { max: today(1) },
        },
        { required: 'Please enter the date.', validate: notLater },
      )}
      {input('validUntil', {
        label: 'Holds until (optional)',
        type: 'date',
        shrink: true,
        htmlInput: { min: today() },
      })}
      {asks('releaseIncluded') && (
        <FormControlLabel
          control={<Checkbox {...register('releaseIncluded')} />}
          label="It releases the seller from liability"
        />
      )}
      {input(
        'day',
        {
          label: 'The day on which it will be done',
          type: 'date',
          autoFocus: true,
          required: true,
          htmlInput: { min: today(1) },
        },
        { validate: (day) => day > today() || 'Please name a day after today.' },
      )}
      {asks('takeOffMarket') && (
        <FormControlLabel
          control={<Checkbox {...register('takeOffMarket')} />}
          label="Take my contract off the market instead"
        />
      )}
      {input(
        'note',
        {
          label: words.needsNote ?? 'Note (optional)',
          multiline: true,
          minRows: 2,
          maxRows: 8,
          required: words.needsNote !== undefined,
          htmlInput: { maxLength: 500 },
        },
        { validate: (text) => !words.needsNote || text.trim() !== '' || 'Please write a sentence.' },
        'Both of you can read it.',
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
