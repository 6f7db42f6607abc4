import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../../components/mui/AppDialog';
import { BusyButton } from '../../../components/mui/BusyButton';
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
  const titleId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const submit = handleSubmit(({ reason }) => onConfirm(reason.trim()));
  return (
    <AppDialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </AppDialog>
  );
}
