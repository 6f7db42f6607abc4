import * as Toast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, useToasts } from '../../lib/toast/toast-store';
import './Toaster.css';

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;
/** One array for all renders: a new one would replace the listener, even while it is about to be called. */
const HOTKEY = ['F8'];

/** Toasts; F8 moves the focus to them, even while a dialog is open. */
export function Toaster() {
  const items = useToasts();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // #toast-root is a sibling of #root and exists in the browser only.
  useEffect(() => setRegion(document.getElementById('toast-root')), []);
  if (!region) return null;
  return (
    <Toast.Provider duration={SHOWN_FOR_MS} swipeThreshold={SWIPE_PX} swipeDirection="right">
      {items.map(({ id, open, title, description, variant = 'default' }) => (
        <Toast.Root
          className="toast"
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
        >
          <Toast.Title className="toast-title">{title}</Toast.Title>
          {description && <Toast.Description className="toast-text">{description}</Toast.Description>}
          <Toast.Close className="toast-close" aria-label="Close notification">
            <X size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
      {createPortal(
        <Toast.Viewport className="toast-viewport" hotkey={HOTKEY} label="Notifications (F8)" />,
        region,
      )}
    </Toast.Provider>
  );
}
