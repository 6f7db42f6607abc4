import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Hydrated } from '../../components/plain/Hydrated';
import { ReportingContext, type Asked, type Reported } from '../../components/plain/ReportButton';
import type { ContractFieldsFragment } from '../../generated/contracts';
import { lazyPart } from '../../lib/lazy-part';

const ReportsOfMember = lazyPart(() => import('./ReportsOfMember').then((module) => module.ReportsOfMember));

interface ReportingProps {
  contract: ContractFieldsFragment;
  /** Whether rules of its company are shown. */
  hasRules: boolean;
  /** Null for visitors. */
  viewer: { id: string } | null;
  children: ReactNode;
}

/** Lets the member report what is below. The code of the dialog and what they have reported load after the page. */
export function Reporting({ contract, hasRules, viewer, children }: ReportingProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [mine, setMine] = useState<readonly Reported[]>([]);
  const isMember = viewer !== null;
  const reporting = useMemo(
    () =>
      isMember
        ? {
            hasReported: ({ targetType, targetId }: Reported) =>
              mine.some((one) => one.targetType === targetType && one.targetId === targetId),
            ask: setAsked,
          }
        : null,
    [isMember, mine],
  );
  return (
    <ReportingContext value={reporting}>
      {viewer && (
        <Hydrated>
          <Suspense>
            <ReportsOfMember
              contract={contract}
              hasRules={hasRules}
              isHolder={viewer.id === contract.userId}
              asked={asked}
              onClose={() => setAsked(null)}
              onLoaded={setMine}
            />
          </Suspense>
        </Hydrated>
      )}
      {children}
    </ReportingContext>
  );
}
