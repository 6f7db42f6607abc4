import { useCallback, useEffect, useState } from 'react';
import { MOST_PHOTOS, takeForUpload } from './photo-files';
import { PhotoDrop } from './PhotoDrop';
import { useLeaveWarning } from './useLeaveWarning';
import { usePhotoChanges } from './usePhotoChanges';
import { useUploads, type Upload } from './useUploads';
import { Button } from '../../components/plain/Button';
import { ContractPhoto } from '../../components/contract/ContractPhoto';
import type { PhotoFieldsFragment } from '../../generated/photos';
import { PlainInput } from '../../components/plain/PlainField';
import { useTextWarnings } from '../../lib/moderation/useTextWarnings';

interface PhotoEditorProps {
  contractId: string;
  /** False for a moderator, who may only remove photos of others. */
  isHolder: boolean;
}

/** The part of the address that leads here; the editor is not there yet when the page is. */
const ANCHOR = 'edit-photos';

/** The holder adds photos by choosing, dropping, pasting or taking them, describes them and puts them in order. */
export function PhotoEditor({ contractId, isHolder }: PhotoEditorProps) {
  const { photos, refresh, ...changes } = usePhotoChanges(contractId);
  const { uploads, add, retry, dismiss } = useUploads(contractId, refresh);
  useLeaveWarning(uploads.some(({ problem }) => problem === null));
  const [dragged, setDragged] = useState<string | null>(null);
  useEffect(() => {
    const files = takeForUpload(contractId);
    if (files.length > 0) add(files);
  });
  const showIfAsked = useCallback((end: HTMLDivElement | null) => {
    if (location.hash === `#${ANCHOR}`) end?.closest(`#${ANCHOR}`)?.scrollIntoView();
  }, []);

  if (!isHolder && photos.length === 0) return null;
  return (
    <PhotoDrop
      id={ANCHOR}
      label="Edit photos"
      isFull={photos.length >= MOST_PHOTOS}
      onFiles={isHolder ? add : undefined}
    >
      <ol>
        {photos.map((photo, index) => (
          <EditedPhoto
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            isHolder={isHolder}
            changes={changes}
            onDragStart={() => setDragged(photo.id)}
            onDropHere={() => {
              if (dragged && dragged !== photo.id) void changes.move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </ol>
      <div role="status" ref={showIfAsked}>
        {uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onDismiss={() => dismiss(upload.key)}
          />
        ))}
      </div>
    </PhotoDrop>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file on its way: its name and progress, or why it failed and what to do. */
function UploadLine({ upload: { file, progress, problem }, onRetry, onDismiss }: UploadLineProps) {
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

interface EditedPhotoProps {
  photo: PhotoFieldsFragment;
  index: number;
  count: number;
  isHolder: boolean;
  changes: Pick<ReturnType<typeof usePhotoChanges>, 'move' | 'describe' | 'remove'>;
  onDragStart: () => void;
  onDropHere: () => void;
}

const MOST_CHARACTERS = 200;

/** One photo of the editor: its description is saved when its field is left. */
function EditedPhoto({ photo, index, count, isHolder, changes, onDragStart, onDropHere }: EditedPhotoProps) {
  const [alt, setAlt] = useState(photo.alt);
  const warnings = useTextWarnings(alt);
  const name = `photo ${index + 1}`;
  const moveTo = (position: number, label: string) => (
    <Button
      size="small"
      disabled={position < 0 || position >= count}
      aria-label={`Move ${name} ${label.toLowerCase()}`}
      onClick={() => void changes.move(photo.id, position)}
    >
      {label}
    </Button>
  );
  return (
    <li
      draggable={isHolder}
      onDragStart={onDragStart}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) onDropHere();
      }}
    >
      <ContractPhoto photo={photo} sizes="160px" />
      <div>
        {isHolder && (
          <PlainInput
            label={`What does ${name} show?`}
            value={alt}
            maxLength={MOST_CHARACTERS}
            problem={warnings.join(' ')}
            placeholder="e.g. The car from the front"
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            onBlur={() => {
              if (alt.trim() !== photo.alt) void changes.describe(photo.id, alt.trim());
            }}
          />
        )}
        <div className="buttons">
          {isHolder && moveTo(index - 1, 'Earlier')}
          {isHolder && moveTo(index + 1, 'Later')}
          <Button
            size="small"
            color="error"
            aria-label={`Remove ${name}`}
            onClick={() => void changes.remove(photo.id)}
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
