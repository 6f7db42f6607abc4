import * as Toast from '@radix-ui/react-toast';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, useToasts } from '../lib/toast/toast-store';

const SHOWN_FOR_MS = 5000;
const SWIPE_PX = 50;
/** One array for all renders: a new one would replace the listener, even while it is about to be called. */
const HOTKEY = ['F8'];

const Viewport = styled(Toast.Viewport)({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1600,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: '100%',
  maxHeight: '100vh',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  '@media (min-width: 768px)': { left: 'auto', maxWidth: 420 },
});

const Card = styled(Toast.Root)({
  '@keyframes toast-in': { from: { transform: 'translateY(16px)', opacity: 0 } },
  '@keyframes toast-out': { to: { transform: 'translateX(110%)', opacity: 0 } },
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: 8,
  padding: '14px 6px 14px 18px',
  borderRadius: 14,
  border: '1px solid var(--mui-palette-divider)',
  borderInlineStart: '4px solid var(--mui-palette-primary-main)',
  color: 'var(--mui-palette-text-primary)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: '0 12px 40px -12px rgb(10 20 16 / 0.4)',
  '&[data-variant="destructive"]': { borderInlineStartColor: 'var(--mui-palette-error-main)' },
  '&[data-state="open"]': { animation: 'toast-in 180ms ease-out' },
  '&[data-state="closed"]': { animation: 'toast-out 160ms ease-in' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: 'transform 160ms' },
});

const Title = styled(Toast.Title)({ fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.4 });
const Text = styled(Toast.Description)({
  marginTop: 2,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-text-secondary)',
});
const Close = styled(Toast.Close)({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -8,
  border: 0,
  borderRadius: 10,
  color: 'var(--mui-palette-text-secondary)',
  background: 'none',
  cursor: 'pointer',
});

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
        <Card
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
        >
          <Title>{title}</Title>
          {description && <Text>{description}</Text>}
          <Close aria-label="Close notification">
            <X size={18} aria-hidden />
          </Close>
        </Card>
      ))}
      {createPortal(<Viewport hotkey={HOTKEY} label="Notifications (F8)" />, region)}
    </Toast.Provider>
  );
}
