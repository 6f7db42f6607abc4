import { Button, type ButtonProps } from './Button';
import { Spinner } from './Spinner';

interface BusyButtonProps extends ButtonProps {
  busy: boolean;
  /** Replaces the label while busy, e.g. "Processing...". */
  busyLabel?: string;
}

/** A button that shows a spinner while busy and cannot be pressed twice. */
export function BusyButton({ busy, busyLabel, children, disabled, startIcon, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      disabled={busy || (disabled ?? false)}
      aria-busy={busy || undefined}
      startIcon={busy ? <Spinner /> : startIcon}
    >
      {busy && busyLabel ? busyLabel : children}
    </Button>
  );
}
