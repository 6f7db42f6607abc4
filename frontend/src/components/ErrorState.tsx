import Button from '@mui/material/Button';
import { CloudOff } from 'lucide-react';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  title?: string;
  text?: string;
  onRetry?: () => void;
}

/** A read failed: says so in plain words and lets the person try again. */
export function ErrorState({
  title = 'This did not load',
  text = 'The connection or our server had a problem. Nothing you did was lost.',
  onRetry,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={title}
        text={text}
        action={
          onRetry && (
            <Button variant="contained" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    </div>
  );
}
