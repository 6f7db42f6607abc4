import { Suspense } from 'react';
import { useHydrated } from '../../lib/useHydrated';
import { lazyPart } from '../../lib/lazy-part';

const PhotoEditor = lazyPart(() => import('./PhotoEditor').then((module) => module.PhotoEditor));

interface PhotoEditorSlotProps {
  contract: { id: string; userId: string; status?: string };
  viewer: { id: string; isAdmin: boolean };
}

/** The photos' editor on the page of a contract: its code loads for the holder and for admins. */
export function PhotoEditorSlot({ contract, viewer }: PhotoEditorSlotProps) {
  const hydrated = useHydrated();
  const isHolder = viewer.id === contract.userId;
  // a buyer has paid for what the photos show
  const isSold = contract.status === 'PENDING' || contract.status === 'COMPLETED';
  if (!hydrated || (!viewer.isAdmin && (!isHolder || isSold))) return null;
  return (
    <Suspense fallback={null}>
      <PhotoEditor contractId={contract.id} isHolder={isHolder} />
    </Suspense>
  );
}
