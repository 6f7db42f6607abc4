import type { Facts } from '@handover/domain/facts/fact';
import { Suspense, useState } from 'react';
import { Bone } from '../../../components/plain/Bone';
import { Button } from '../../../components/plain/Button';
import type {
  ContractCostFragment,
  ContractExtrasQuery,
  ContractFieldsFragment,
} from '../../../generated/contracts';
import { lazyPart } from '../../../lib/lazy-part';
import { signInPath } from '../../../lib/session/sign-in';
import { useWishAfterSignIn, wishPath } from '../../../lib/session/useWishAfterSignIn';
import { requirementsIn, type Candidacy } from './useCandidacy';
import './AskSlot.css';

const AskDialog = lazyPart(() => import('../ask/AskDialog').then((module) => module.AskDialog));
const MyApplication = lazyPart(() => import('../mine/MyApplication').then((module) => module.MyApplication));

interface AskSlotProps {
  contract: ContractFieldsFragment;
  /** Loaded after the contract. */
  extras: (ContractCostFragment & Pick<ContractExtrasQuery['contract'], 'requirements'>) | undefined;
  isMember: boolean;
  candidacy: Candidacy;
  /** Sellers of this type take applications, and this contract can be asked for. */
  isOpen: boolean;
}

const ASK = 'ask';

/** Beside Buy: a candidate asks to take the contract over, or stands by; afterwards, what has become of it. */
export function AskSlot({ contract, extras, isMember, candidacy, isOpen }: AskSlotProps) {
  const { application, isKnown, reservedForMe, reload } = candidacy;
  const [asking, setAsking] = useState(false);
  const isStandBy = contract.status === 'PENDING';
  const isInLine = application !== null && (application.status === 'OPEN' || application.status === 'CHOSEN');
  const canAsk = isOpen && isKnown && !isInLine && !reservedForMe;
  useWishAfterSignIn(ASK, isMember && canAsk, () => setAsking(true));
  const label = isStandBy ? 'Stand by' : 'Ask to take over';
  const isShown =
    application !== null && application.status !== 'WITHDRAWN' && application.status !== 'BOUGHT';
  return (
    <>
      {isStandBy && isOpen && !isInLine && (
        <p className="ask-why">A transfer is already in progress. Stand by in case it fails.</p>
      )}
      {canAsk && (
        <Button
          fullWidth
          variant="outlined"
          {...(isMember
            ? { onClick: () => setAsking(true) }
            : { href: signInPath(wishPath(contract.id, ASK)) })}
        >
          {label}
        </Button>
      )}
      {isShown && (
        <Suspense fallback={<Bone style={{ height: 120, borderRadius: 12 }} />}>
          <MyApplication
            application={application}
            contract={contract}
            listed={extras ?? {}}
            reload={reload}
          />
        </Suspense>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AskDialog
            contract={contract}
            isStandBy={isStandBy}
            facts={(extras?.facts ?? {}) as Facts}
            requirements={requirementsIn(extras?.requirements)}
            listed={extras ?? {}}
            onSent={() => {
              setAsking(false);
              void reload();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
