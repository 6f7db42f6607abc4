import { Button } from '../../components/plain/Button';
import type { Upload } from './useUploads';

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file on its way: its name and progress, or why it failed and what to do. */
export function UploadLine({ upload: { file, progress, problem }, onRetry, onDismiss }: UploadLineProps) {
  return (
    <div className="upload">
      <span className="name">{file.name}</span>
      {problem === null ? (
        <progress value={progress < 1 ? progress : undefined} aria-label={`Uploading ${file.name}`} />
      ) : (
        <>
          <span className="problem">{problem}</span>
          <Button size="small" onClick={onRetry} aria-label={`Try ${file.name} again`}>
            Try Again
          </Button>
          <Button size="small" onClick={onDismiss} aria-label={`Dismiss ${file.name}`}>
            Dismiss
          </Button>
        </>
      )}
    </div>
  );
}
