import { lazy, Suspense } from 'react';
import { useHydrated } from '../../lib/useHydrated';

const PhotoEditor = lazy(() => import('./PhotoEditor').then((module) => ({ default: module.PhotoEditor })));

interface PhotoEditorSlotProps {
  contract: { id: string; userId: string };
  viewer: { id: string; isAdmin: boolean };
}

/** The photos' editor on the page of a contract: its code loads for the holder and for admins. */
export function PhotoEditorSlot({ contract, viewer }: PhotoEditorSlotProps) {
  const hydrated = useHydrated();
  const isHolder = viewer.id === contract.userId;
  if (!hydrated || (!isHolder && !viewer.isAdmin)) return null;
  return (
    <Suspense fallback={null}>
      <PhotoEditor contractId={contract.id} isHolder={isHolder} />
    </Suspense>
  );
}
