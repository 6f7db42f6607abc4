import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect } from 'react';

/**
 * A dialog beside which the toasts and a bank's own challenge window stay usable: the page behind is made inert
 * instead of pulling the focus back into the dialog.
 */
export function AppDialog({ open, children, ...props }: DialogProps) {
  useEffect(() => {
    const page = document.getElementById('page');
    if (!open || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [open]);
  return (
    <Dialog open={open} fullWidth maxWidth="sm" disableEnforceFocus {...props}>
      {children}
    </Dialog>
  );
}
