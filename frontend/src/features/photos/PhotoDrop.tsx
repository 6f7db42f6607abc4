import { useEffect, useId, useState, type DragEvent, type ReactNode } from 'react';
import { ImagePlus } from 'lucide-react';
import { Panel } from '../../components/plain/Panel';
import { ACCEPTED, MOST_PHOTOS } from './photo-files';
import './PhotoEditor.css';

interface PhotoDropProps {
  id?: string;
  label: string;
  /** Shown in the hint: when the photos are sent. */
  hint?: string;
  isFull: boolean;
  /** Absent for an admin, who may only remove photos of others. */
  onFiles: ((files: readonly File[]) => void) | undefined;
  children: ReactNode;
}

/** A panel that takes image files: chosen, dropped, pasted, or from the camera of a phone. */
export function PhotoDrop({ id, label, hint, isFull, onFiles, children }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false);
  const inputId = useId();
  const take = isFull ? undefined : onFiles;
  usePastedImages(take);

  const handleDrop = (event: DragEvent) => {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take?.([...event.dataTransfer.files]);
  };
  return (
    <Panel
      id={id}
      aria-label={label}
      className="photo-editor"
      data-over={isOver || undefined}
      onDragOver={(event: DragEvent) => {
        if (!take || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h2>Photos</h2>
      {onFiles && (
        <>
          <p className="hint">
            Up to {MOST_PHOTOS} photos; the first one is your cover. {hint} We remove the location and date
            they were taken. Leave out license plates, faces and papers.
          </p>
          <label className="choose" htmlFor={inputId}>
            <ImagePlus size={22} aria-hidden />
            <span>
              {isFull
                ? `You have added all ${MOST_PHOTOS} photos`
                : 'Add photos: choose, drop or paste them here'}
            </span>
          </label>
          <input
            id={inputId}
            type="file"
            multiple
            disabled={isFull}
            // without HEIC, so that phones convert their photos
            accept={ACCEPTED.join(',')}
            onChange={({ currentTarget }) => {
              take?.([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      {children}
    </Panel>
  );
}

/** Image files pasted anywhere on the page, also while a text field has focus. */
function usePastedImages(take: ((files: readonly File[]) => void) | undefined) {
  useEffect(() => {
    if (!take) return;
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  });
}
