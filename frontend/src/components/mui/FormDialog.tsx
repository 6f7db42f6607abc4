import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { AppDialog } from './AppDialog';
import { BusyButton } from './BusyButton';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  busy: boolean;
  busyLabel?: string | undefined;
  destructive?: boolean;
  /** The form cannot be sent yet. */
  disabled?: boolean;
  /** The dialog cannot be closed at the moment. */
  locked?: boolean;
  onSubmit: (event: SubmitEvent) => Promise<void>;
  onClose: () => void;
  /** Looks of the content. */
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A form in a dialog, with a button to send it and one to cancel; open as long as it is rendered. */
export function FormDialog({ title, sx = [], children, onClose, ...props }: FormDialogProps) {
  const { submitLabel, busy, busyLabel, destructive, disabled = false, locked = false, onSubmit } = props;
  const titleId = useId();
  return (
    <AppDialog open onClose={locked ? undefined : onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <DialogTitle id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={sx}>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button variant="outlined" onClick={onClose} disabled={locked}>
            Cancel
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            disabled={disabled}
          >
            {submitLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </AppDialog>
  );
}
