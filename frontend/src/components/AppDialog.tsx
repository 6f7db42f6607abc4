import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';

/** Number of open dialogs: a confirmation may open on top of another dialog. */
let openDialogs = 0;

/**
 * A dialog that leaves toasts and a bank's 3-D Secure window usable: it makes the page behind it inert instead of
 * trapping the focus.
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
