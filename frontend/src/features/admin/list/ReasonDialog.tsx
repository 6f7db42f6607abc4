import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { TextInput } from '../../../components/mui/TextInput';
import { field } from '../../../lib/form/field';

interface ReasonDialogProps {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busy: boolean;
  busyLabel?: string;
  /** Further choices, above the reason. */
  children?: ReactNode;
  /** Whether it ends something; otherwise the button is not red. */
  destructive?: boolean;
  /** Who reads the reason, if it is not admins alone. */
  hint?: string;
  /** The reason may be left out. */
  optional?: boolean;
  /** Makes the field multi-line. */
  multiline?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason that is written to the audit trail. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, busy, busyLabel, multiline, onConfirm, onClose } = props;
  const { destructive = true, optional = false, hint } = props;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      busy={busy}
      busyLabel={busyLabel}
      destructive={destructive}
      onSubmit={handleSubmit(({ reason }) => onConfirm(reason.trim()))}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {text}
      </Typography>
      {props.children}
      <TextInput
        label={optional ? 'Reason (optional)' : 'Reason'}
        {...(multiline && { multiline, minRows: 2 })}
        htmlInput={{ maxLength: 500 }}
        {...field(
          register('reason', {
            validate: (reason) =>
              reason.trim().length >= 3 ||
              (optional && !reason.trim()) ||
              'Please enter a reason (at least 3 characters).',
          }),
          formState.errors.reason,
          hint,
        )}
      />
    </FormDialog>
  );
}

export const CONTRACT_CHOICES = [
  { value: 'on', label: 'Put the contract back up for sale' },
  { value: 'off', label: 'Take the contract off the market' },
] as const;

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null until something is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  errorText?: string | undefined;
}

/** One of a few choices in a dialog, each as a radio button. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange, errorText } = props;
  const id = useId();
  return (
    <FormControl sx={{ mb: 2.5 }} error={Boolean(errorText)}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen as Value)}>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            control={<Radio />}
            label={option.label}
          />
        ))}
      </RadioGroup>
      {errorText && <FormHelperText role="alert">{errorText}</FormHelperText>}
    </FormControl>
  );
}
