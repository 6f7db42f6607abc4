import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { SectionCard } from '../../../components/mui/SectionCard';
import { lazyPart } from '../../../lib/lazy-part';
import { useHydrated } from '../../../lib/useHydrated';

const SourcesCard = lazyPart(() => import('./SourcesCard').then((module) => module.SourcesCard));

/** Loads the card after hydration: the server does not wait for its code. */
export function SourcesSlot({ onOpen }: { onOpen: (importId: string) => void }) {
  if (!useHydrated()) return <Opening />;
  return (
    <Suspense fallback={<Opening />}>
      <SourcesCard onOpen={onOpen} />
    </Suspense>
  );
}

const Opening = () => (
  <SectionCard title="Fetch from an address">
    <Skeleton height={52} aria-hidden />
  </SectionCard>
);
