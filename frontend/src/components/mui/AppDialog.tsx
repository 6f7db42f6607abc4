import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useEffectEvent } from 'react';
import { addToHistory } from './dialog-history';
import { MuiScope } from '../../theme/MuiScope';

/** Number of open dialogs: a confirmation may open on top of another dialog. */
let openDialogs = 0;

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
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    const page = document.getElementById('page');
    if (!open || !page) return;
    openDialogs += 1;
    page.inert = true;
    return () => {
      openDialogs -= 1;
      page.inert = openDialogs > 0;
    };
  }, [open]);

  useEffect(() => {
    if (!open || inAddress) return;
    return addToHistory(() => close());
  }, [open, inAddress]);

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
