import { useEffect, useId, useState, type DragEvent } from 'react';
import { ImagePlus } from 'lucide-react';
import { Panel } from '../../components/Panel';
import { withClass } from '../../components/with-class';
import { EditedPhoto } from './EditedPhoto';
import { UploadLine } from './UploadLine';
import { usePhotoChanges } from './usePhotoChanges';
import { ACCEPTED, MOST_PHOTOS, useUploads } from './useUploads';
import './PhotoEditor.css';

const Frame = withClass(Panel, 'photo-editor');

interface PhotoEditorProps {
  contractId: string;
  /** False for an admin, who may only remove photos of others. */
  isHolder: boolean;
}

/** The holder adds photos by choosing, dropping, pasting or taking them, describes them and puts them in order. */
export function PhotoEditor({ contractId, isHolder }: PhotoEditorProps) {
  const { photos, refresh, ...changes } = usePhotoChanges(contractId);
  const { uploads, add, retry, dismiss } = useUploads(contractId, refresh);
  const [isOver, setIsOver] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const inputId = useId();
  const isFull = photos.length >= MOST_PHOTOS;
  const takesFiles = isHolder && !isFull;
  usePastedImages(takesFiles, add);

  if (!isHolder && photos.length === 0) return null;

  const handleDrop = (event: DragEvent) => {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (takesFiles) add([...event.dataTransfer.files]);
  };
  return (
    <Frame
      aria-label="Edit photos"
      className={isOver ? 'over' : ''}
      onDragOver={(event: DragEvent) => {
        if (!takesFiles || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h2>Photos</h2>
      {isHolder && (
        <>
          <p className="hint">
            Up to {MOST_PHOTOS} photos; the first one is on your card. We remove where and when they were
            taken. Leave out license plates, faces and papers.
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
              add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <ol>
        {photos.map((photo, index) => (
          <EditedPhoto
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            isHolder={isHolder}
            onMove={(position) => changes.move(photo.id, position)}
            onDescribe={(alt) => changes.describe(photo.id, alt)}
            onRemove={() => changes.remove(photo.id)}
            onDragStart={() => setDragged(photo.id)}
            onDropHere={() => {
              if (dragged && dragged !== photo.id) void changes.move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </ol>
      <div role="status">
        {uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onDismiss={() => dismiss(upload.key)}
          />
        ))}
      </div>
    </Frame>
  );
}

/** Images that are pasted anywhere on the page but into a text field. */
function usePastedImages(isOn: boolean, add: (files: readonly File[]) => void) {
  useEffect(() => {
    if (!isOn) return;
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) add(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  });
}
