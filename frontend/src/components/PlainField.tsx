import { styled } from '@mui/material/styles';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** Looks like TextInput and SelectField, in plain elements: the landing page carries no code of MUI's inputs. */
const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& label': {
    position: 'absolute',
    top: -8,
    left: 10,
    paddingInline: 4,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--mui-palette-text-secondary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& input, & select, & textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 50,
    margin: 0,
    padding: '12px 14px',
    border: '1px solid var(--field-edge)',
    borderRadius: 10,
    font: 'inherit',
    lineHeight: 1.5,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& textarea': { resize: 'vertical' },
  '& select': {
    appearance: 'none',
    paddingRight: 34,
    textOverflow: 'ellipsis',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, var(--mui-palette-text-secondary) 50%), linear-gradient(-45deg, transparent 50%, var(--mui-palette-text-secondary) 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 20px center, right 14px center',
    backgroundRepeat: 'no-repeat',
  },
  '& ::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
  '& :is(input, select, textarea):focus': {
    outline: 'none',
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '& [aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
  '& p': { margin: '4px 2px 0', fontSize: '0.8125rem', color: 'var(--mui-palette-error-main)' },
});

interface FieldProps {
  label: string;
  problem?: string | undefined;
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
  required = false,
  className,
  children,
}: FieldProps & { required?: boolean | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <Frame className={className}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(problem),
        'aria-describedby': problem ? problemId : undefined,
      })}
      {problem && <p id={problemId}>{problem}</p>}
    </Frame>
  );
}

export const PlainInput = ({ label, problem, className, ...input }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} problem={problem} className={className} required={input.required}>
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
