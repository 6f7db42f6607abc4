import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { AppDialog } from './AppDialog';
import { BusyButton } from './BusyButton';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <AppDialog
      open={props.open}
      onClose={props.onClose}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        {props.title}
      </DialogTitle>
      <DialogContent>
        <Typography id={textId} component="div" color="textSecondary">
          {props.children}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button variant="outlined" onClick={props.onClose} autoFocus>
          Cancel
        </Button>
        <BusyButton
          variant="contained"
          color={props.destructive ? 'error' : 'primary'}
          busy={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </BusyButton>
      </DialogActions>
    </AppDialog>
  );
}
