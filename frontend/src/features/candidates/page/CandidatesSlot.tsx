import { Suspense } from 'react';
import { Bone } from '../../../components/plain/Bone';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import type { ListedTerms } from '../../../lib/candidates/term-words';
import { lazyPart } from '../../../lib/lazy-part';
import { useHydrated } from '../../../lib/useHydrated';

const CandidatesCard = lazyPart(() =>
  import('../holder/CandidatesCard').then((module) => module.CandidatesCard),
);

/** The place of the holder's candidates above the contract; its code loads for them alone. */
export function CandidatesSlot({
  contract,
  listed,
}: {
  contract: ContractFieldsFragment;
  listed: ListedTerms;
}) {
  const room = <Bone style={{ height: 148, borderRadius: 16, marginBottom: 24 }} />;
  return (
    <div id="candidates" style={{ scrollMarginTop: 88 }}>
      {useHydrated() ? (
        <Suspense fallback={room}>
          <CandidatesCard contract={contract} listed={listed} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}
