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
  /** Number of rows; renders a text area. */
  rows?: number;
  /** Spans both columns. */
  wide?: boolean;
}

export function ContactTextField(props: ContactTextFieldProps) {
  const { name, problem, maxLength, rows, wide = false, ...rest } = props;
  const error = problem.fields[name];
  return (
    <TextInput
      {...rest}
      name={name}
      error={Boolean(error)}
      helperText={error}
      htmlInput={{ maxLength }}
      {...(rows !== undefined && { multiline: true, rows })}
      sx={wide ? { gridColumn: '1 / -1' } : {}}
    />
  );
}
