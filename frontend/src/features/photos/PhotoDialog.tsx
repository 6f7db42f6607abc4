import { X } from 'lucide-react';
import { useCallback } from 'react';
import type { PhotoFieldsFragment } from '../../generated/photos';
import { PhotoStrip } from './PhotoStrip';
import './PhotoDialog.css';

interface PhotoDialogProps {
  photos: readonly PhotoFieldsFragment[];
  startAt: number;
  onClose: () => void;
}

/** Photos as large as the window. The browser's own dialog keeps the focus and closes with Escape. */
export function PhotoDialog({ photos, startAt, onClose }: PhotoDialogProps) {
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog ref={open} className="photo-dialog" aria-label="Photos" onClose={onClose}>
      <PhotoStrip photos={photos} sizes="100vw" startAt={startAt} />
      <button type="button" className="close" aria-label="Close" onClick={onClose}>
        <X size={22} aria-hidden />
      </button>
    </dialog>
  );
}
