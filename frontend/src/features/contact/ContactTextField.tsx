import { TextInput } from '../../components/TextInput';
import type { ContactProblem } from './useSendContactRequest';

interface ContactTextFieldProps {
  name: string;
  label: string;
  problem: ContactProblem;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  maxLength: number;
  /** A text area of this height. */
  rows?: number;
  /** Across both columns. */
  wide?: boolean;
}

export function ContactTextField(props: ContactTextFieldProps) {
  const {
    name,
    label,
    problem,
    type = 'text',
    autoComplete,
    required = false,
    maxLength,
    rows,
    wide = false,
  } = props;
  const error = problem.fields[name];
  return (
    <TextInput
      id={`contact-${name}`}
      name={name}
      label={label}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      required={required}
      error={Boolean(error)}
      helperText={error}
      multiline={rows !== undefined}
      {...(rows !== undefined && { rows })}
      htmlInput={{ maxLength }}
      sx={wide ? { gridColumn: '1 / -1' } : {}}
    />
  );
}
