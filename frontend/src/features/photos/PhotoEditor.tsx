import { useCallback, useEffect, useState } from 'react';
import { EditedPhoto } from './EditedPhoto';
import { MOST_PHOTOS, takeForUpload } from './photo-files';
import { PhotoDrop } from './PhotoDrop';
import { UploadLine } from './UploadLine';
import { useLeaveWarning } from './useLeaveWarning';
import { usePhotoChanges } from './usePhotoChanges';
import { useUploads } from './useUploads';

interface PhotoEditorProps {
  contractId: string;
  /** False for an admin, who may only remove photos of others. */
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
