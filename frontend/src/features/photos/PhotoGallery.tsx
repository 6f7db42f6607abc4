import { Suspense, useState } from 'react';
import type { PhotoFieldsFragment } from '../../generated/photos';
import { PhotoStrip } from './PhotoStrip';
import { lazyPart } from '../../lib/lazy-part';

const PhotoDialog = lazyPart(() => import('./PhotoDialog').then((module) => module.PhotoDialog));

interface PhotoGalleryProps {
  cover: PhotoFieldsFragment;
  /** All photos, once they have loaded; the cover is the first one. */
  photos: readonly PhotoFieldsFragment[] | undefined;
}

/** The photos of a contract on its page. The code of the enlarged view loads when a photo is opened. */
export function PhotoGallery({ cover, photos = [cover] }: PhotoGalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = photos.length > 0 ? photos : [cover];
  return (
    <>
      <PhotoStrip photos={shown} sizes="(min-width: 1200px) 740px, 100vw" onOpen={setOpen} />
      {open !== null && (
        <Suspense fallback={null}>
          <PhotoDialog photos={shown} startAt={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
