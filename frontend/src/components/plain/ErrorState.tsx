import { Button } from './Button';
import { CloudOff } from 'lucide-react';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  title?: string;
  text?: string;
  onRetry?: () => void;
}

/** Shown when a read failed; offers a retry. */
export function ErrorState({
  title = 'Something went wrong',
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
