import { Suspense } from 'react';
import { may } from '../../lib/session/rights';
import type { Me } from '../../lib/session/useSession';
import { useHydrated } from '../../lib/useHydrated';
import { lazyPart } from '../../lib/lazy-part';

const PhotoEditor = lazyPart(() => import('./PhotoEditor').then((module) => module.PhotoEditor));

interface PhotoEditorSlotProps {
  contract: { id: string; userId: string; status?: string };
  viewer: Pick<Me, 'id' | 'roles'>;
}

/** The photos' editor on the page of a contract: its code loads for the holder and for moderators. */
export function PhotoEditorSlot({ contract, viewer }: PhotoEditorSlotProps) {
  const hydrated = useHydrated();
  const isHolder = viewer.id === contract.userId;
  // a buyer has paid for what the photos show
  const isSold = contract.status === 'PENDING' || contract.status === 'COMPLETED';
  if (!hydrated || (!may(viewer, 'moderate') && (!isHolder || isSold))) return null;
  return (
    <Suspense fallback={null}>
      <PhotoEditor contractId={contract.id} isHolder={isHolder} />
    </Suspense>
  );
}
