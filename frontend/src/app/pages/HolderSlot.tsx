import { Suspense } from 'react';
import { Bone } from '../../components/plain/Bone';
import { lazyPart } from '../../lib/lazy-part';
import { useHydrated } from '../../lib/useHydrated';

const HolderBox = lazyPart(() =>
  import('../../features/listings/HolderBox').then((module) => module.HolderBox),
);

interface HolderSlotProps {
  contractId: string;
  /** False for a colleague of theirs. */
  isHolder: boolean;
}

/** The place of the holder's box on the page of their contract; its code loads for them and their colleagues alone. */
export function HolderSlot({ contractId, isHolder }: HolderSlotProps) {
  const room = <Bone style={{ height: 176 }} />;
  return useHydrated() ? (
    <Suspense fallback={room}>
      <HolderBox contractId={contractId} isHolder={isHolder} />
    </Suspense>
  ) : (
    room
  );
}
