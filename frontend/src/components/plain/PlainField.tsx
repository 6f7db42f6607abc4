import { useId, type ComponentProps, type ReactNode } from 'react';
import './PlainField.css';

interface FieldProps {
  label: string;
  /** Why the value is refused. */
  problem?: ReactNode;
  /** Id of such a text elsewhere on the page, for example of one that is about several fields. */
  problemId?: string | undefined;
  className?: string | undefined;
}

/** Looks like TextInput and SelectField, in plain elements: the landing page carries no code of MUI's inputs. */
function Field<Control extends { required?: boolean | undefined }>({
  label,
  problem,
  problemId,
  className,
  render,
  ...rest
}: FieldProps & Control & { render: (control: Control) => ReactNode }) {
  const id = useId();
  const ownId = `${id}-problem`;
  const control = {
    ...rest,
    id,
    'aria-invalid': Boolean(problem ?? problemId),
    'aria-describedby': problem ? ownId : problemId,
  } as unknown as Control;
  return (
    <div className={className ? `plain-field ${className}` : 'plain-field'}>
      <label htmlFor={id}>
        {label}
        {control.required && <span aria-hidden> *</span>}
      </label>
      {render(control)}
      {problem && <p id={ownId}>{problem}</p>}
    </div>
  );
}

export const PlainInput = (props: FieldProps & ComponentProps<'input'>) => (
  <Field<ComponentProps<'input'>> {...props} render={(control) => <input {...control} />} />
);

export const PlainTextArea = (props: FieldProps & ComponentProps<'textarea'>) => (
  <Field<ComponentProps<'textarea'>> {...props} render={(control) => <textarea {...control} />} />
);

interface PlainSelectProps extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

export const PlainSelect = ({ options, ...props }: PlainSelectProps) => (
  <Field<ComponentProps<'select'>>
    {...props}
    render={(control) => (
      <select {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  />
);
