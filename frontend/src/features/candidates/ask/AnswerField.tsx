import type { Question } from '@handover/domain/candidates/questions';
import InputAdornment from '@mui/material/InputAdornment';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../../../components/mui/SelectField';
import { TextInput } from '../../../components/mui/TextInput';
import { field, selectField } from '../../../lib/form/field';

interface AnswerFieldProps {
  question: Question;
  registered: UseFormRegisterReturn;
  error: FieldError | undefined;
}

/** One question, with the input that its kind needs. */
export function AnswerField({ question, registered, error }: AnswerFieldProps) {
  const { label, kind, values, max } = question;
  if (values)
    return (
      <SelectField
        {...selectField(registered, error)}
        label={label}
        placeholder="Not answered"
        options={values}
      />
    );
  if (kind === 'text')
    return (
      <TextInput
        {...field(
          registered,
          error,
          `Up to ${max} characters. Without phone numbers, email addresses or links.`,
        )}
        label={label}
        multiline
        minRows={2}
        htmlInput={{ maxLength: Number(max) }}
      />
    );
  return (
    <TextInput
      {...field(registered, error)}
      label={label}
      {...(kind === 'day' && { type: 'date', shrink: true })}
      {...(kind === 'money' && { startAdornment: <InputAdornment position="start">$</InputAdornment> })}
      htmlInput={{
        autoComplete: 'off',
        ...(kind === 'money' && { inputMode: 'decimal' as const }),
        ...(kind === 'int' && { inputMode: 'numeric' as const }),
      }}
    />
  );
}
