import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';

/** One dialog may ask something on top of another. */
let openDialogs = 0;

/**
 * A dialog beside which the toasts and a bank's own challenge window stay usable: the page behind is made inert
 * instead of pulling the focus back into the dialog.
 */
export function AppDialog({ open, children, ...props }: DialogProps) {
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
  return (
    <Dialog open={open} fullWidth maxWidth="sm" disableEnforceFocus {...props}>
      {children}
    </Dialog>
  );
}
