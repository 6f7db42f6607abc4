import { useEffect, useEffectEvent } from 'react';
import { addToHistory } from './dialog-history';

/** Number of open dialogs and panels: a confirmation may open on top of another one. */
let openModals = 0;

interface ModalOptions {
  open: boolean;
  /** Called for Back. */
  onClose: (() => void) | undefined;
  /** The address says that it is open, so Back closes it already. */
  inAddress?: boolean;
}

/** Makes the page behind a dialog or panel inert, and lets Back close it. */
export function useModal({ open, onClose, inAddress = false }: ModalOptions): void {
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    const page = document.getElementById('page');
    if (!open || !page) return;
    openModals += 1;
    page.inert = true;
    return () => {
      openModals -= 1;
      page.inert = openModals > 0;
    };
  }, [open]);

  useEffect(() => {
    if (!open || inAddress) return;
    return addToHistory(() => close());
  }, [open, inAddress]);
}
