import { Suspense } from 'react';
import { useChoice } from '../../../lib/compare/choice';
import { lazyPart } from '../../../lib/lazy-part';

const CompareBar = lazyPart(() => import('./CompareBar').then((module) => module.CompareBar));

/** Loads the bar once a contract is chosen. */
export function CompareSlot() {
  const choice = useChoice();
  if (choice.type === null) return null;
  return (
    <Suspense>
      <CompareBar {...choice} type={choice.type} />
    </Suspense>
  );
}
