import Button, { type ButtonProps } from '@mui/material/Button';
import { Spinner } from '../plain/Spinner';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Replaces the label while busy, e.g. "Processing...". */
  busyLabel?: string;
}

/** A button that shows a spinner while busy and cannot be pressed twice. */
export const BusyButton = ({ busy, busyLabel, children, disabled, startIcon, ...props }: BusyButtonProps) => (
  <Button
    {...props}
    disabled={busy || (disabled ?? false)}
    aria-busy={busy || undefined}
    startIcon={busy ? <Spinner /> : startIcon}
  >
    {busy && busyLabel ? busyLabel : children}
  </Button>
);
