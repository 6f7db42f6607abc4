import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiScope } from '../../theme/MuiScope';
import { useModal } from './use-modal';

interface AppDialogProps extends Omit<DialogProps, 'onClose'> {
  /** Called for Esc, a click on the backdrop and Back. Without it the dialog cannot be closed. */
  onClose?: () => void;
  /** The address says that the dialog is open, so Back closes it already. */
  inAddress?: boolean;
}

/**
 * A dialog that leaves toasts and a bank's 3-D Secure window usable: it makes the page behind it inert instead of
 * trapping the focus.
 */
export function AppDialog({ open, children, onClose, inAddress = false, ...props }: AppDialogProps) {
  useModal({ open, onClose, inAddress });
  return (
    <MuiScope>
      <Dialog
        open={open}
        fullWidth
        maxWidth="sm"
        disableEnforceFocus
        {...(onClose && { onClose: () => onClose() })}
        {...props}
      >
        {children}
      </Dialog>
    </MuiScope>
  );
}
