import { Suspense } from 'react';
import type { ContractExtrasQuery, ContractFieldsFragment } from '../../../generated/contracts';
import { lazyPart } from '../../../lib/lazy-part';
import { useHydrated } from '../../../lib/useHydrated';
import './SellerAsks.css';

const SellerAsks = lazyPart(() => import('./SellerAsks').then((module) => module.SellerAsks));

interface InterestProps {
  contract: ContractFieldsFragment;
  extras: Pick<ContractExtrasQuery['contract'], 'applicationCount' | 'requirements'> | undefined;
}

/** Below this number the server tells only the holder and admins. */
const SHOWN_FROM = 3;

/** How many have asked, and what the seller asks for. */
export function Interest({ contract, extras }: InterestProps) {
  const hydrated = useHydrated();
  const { applicationCount = null, requirements = null } = extras ?? {};
  return (
    <>
      {applicationCount !== null && applicationCount >= SHOWN_FROM && (
        <p className="asked-count">{applicationCount} people asked</p>
      )}
      {requirements && hydrated && (
        <Suspense fallback={null}>
          <SellerAsks type={contract.type} requirements={requirements} />
        </Suspense>
      )}
    </>
  );
}
