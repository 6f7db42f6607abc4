import { useId, type ComponentProps, type ReactNode } from 'react';
import { withClass } from './with-class';
import './PlainField.css';

/** Looks like TextInput and SelectField, in plain elements: the landing page carries no code of MUI's inputs. */
const Frame = withClass('div', 'plain-field');

interface FieldProps {
  label: string;
  /** Why the value is refused. */
  problem?: ReactNode;
  /** Id of such a text elsewhere on the page, for example of one that is about several fields. */
  problemId?: string | undefined;
  className?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

function Field({
  label,
  problem,
  problemId,
  required = false,
  className,
  children,
}: FieldProps & { required?: boolean | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const ownId = `${id}-problem`;
  return (
    <Frame className={className}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(problem ?? problemId),
        'aria-describedby': problem ? ownId : problemId,
      })}
      {problem && <p id={ownId}>{problem}</p>}
    </Frame>
  );
}

export const PlainInput = ({
  label,
  problem,
  problemId,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field
    label={label}
    problem={problem}
    problemId={problemId}
    className={className}
    required={input.required}
  >
    {(control) => <input {...input} {...control} />}
  </Field>
);

export const PlainTextArea = ({
  label,
  problem,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} problem={problem} className={className} required={area.required}>
    {(control) => <textarea {...area} {...control} />}
  </Field>
);

interface PlainSelectProps extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

export const PlainSelect = ({ label, problem, className, options, ...select }: PlainSelectProps) => (
  <Field label={label} problem={problem} className={className} required={select.required}>
    {(control) => (
      <select {...select} {...control}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
