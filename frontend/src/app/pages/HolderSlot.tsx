import { Suspense } from 'react';
import { Bone } from '../../components/plain/Bone';
import { lazyPart } from '../../lib/lazy-part';
import { useHydrated } from '../../lib/useHydrated';

const HolderBox = lazyPart(() =>
  import('../../features/listings/HolderBox').then((module) => module.HolderBox),
);

/** The place of the holder's box on the page of their contract; its code loads for them alone. */
export function HolderSlot({ contractId }: { contractId: string }) {
  const room = <Bone style={{ height: 176 }} />;
  return useHydrated() ? (
    <Suspense fallback={room}>
      <HolderBox contractId={contractId} />
    </Suspense>
  ) : (
    room
  );
}
