import type { Question } from '@handover/domain/candidates/questions';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { requirableChoices } from '../../../lib/candidates/answer-words';
import { field, selectField } from '../../../lib/form/field';
import type { SaleValues } from './sale-form';

interface RequirementFieldProps {
  question: Question;
  form: UseFormReturn<SaleValues>;
}

const PREFIX: Partial<Record<NonNullable<Question['required']>, string>> = {
  'at-least': ', at least',
  'at-most': ', at most',
};

/** What a holder asks for by one question. */
export function RequirementField({ question, form }: RequirementFieldProps) {
  const { key, kind, required } = question;
  const name = `requirements.${key}` as const;
  const label = `${question.label}${(required && PREFIX[required]) ?? ''}`;
  const error = form.formState.errors.requirements?.[key];
  if (required === 'one-of') return <ManyField question={question} form={form} error={error} />;
  const registered = form.register(name);
  if (kind === 'enum')
    return (
      <SelectField
        {...selectField(registered, error)}
        label={label}
        placeholder="Does not matter"
        options={requirableChoices(question)}
      />
    );
  return (
    <TextInput
      {...field(registered, error)}
      label={label}
      {...(kind === 'day'
        ? { type: 'date', shrink: true }
        : { htmlInput: { inputMode: 'numeric' as const } })}
    />
  );
}

const Choices = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    padding: 0,
    marginBottom: 6,
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    maxHeight: 168,
    padding: '4px 12px',
    overflowY: 'auto',
    borderRadius: 12,
    border: '1px solid var(--mui-palette-divider)',
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 },
  '& input': { flex: 'none', width: 18, height: 18, accentColor: 'var(--mui-palette-primary-main)' },
});

/** Several choices: a box for each of them. */
function ManyField({
  question: { key, label, values = [] },
  form,
  error,
}: RequirementFieldProps & { error: FieldError | undefined }) {
  const registered = form.register(`requirements.${key}`);
  return (
    <Choices>
      <legend>{label}, one of (none if it does not matter)</legend>
      <div>
        {values.map(({ value, label: text }) => (
          <label key={value}>
            <input type="checkbox" value={value} {...registered} />
            {text}
          </label>
        ))}
      </div>
      {error && <FormHelperText error>{error.message}</FormHelperText>}
    </Choices>
  );
}
