import {
  useMyCandidacyQuery,
  useSaleChangedSubscription,
  type ApplicationFieldsFragment,
} from '../../../generated/candidates';
import type { Requirements } from '@handover/domain/candidates/requirements';
import { useHydrated } from '../../../lib/useHydrated';

export interface Candidacy {
  /** The viewer's newest application for the contract. */
  application: ApplicationFieldsFragment | null;
  reservedForMe: boolean;
  /** It is known whether the viewer has asked. */
  isKnown: boolean;
  reload: () => Promise<unknown>;
}

/** How the viewer stands with a contract that others list. Read in the browser, because the page is shared by visitors. */
export function useCandidacy(contractId: string, isCandidate: boolean): Candidacy {
  const skip = !useHydrated() || !isCandidate;
  const { data, error, refetch } = useMyCandidacyQuery({
    variables: { contractId },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const reload = () => refetch().catch(() => undefined);
  // reserved or free again: the page of a member follows without a reload
  useSaleChangedSubscription({ variables: { contractId }, skip, onData: () => void reload() });
  const own = data?.myApplications.edges
    .map(({ node }) => node)
    .filter((application) => application.contractId === contractId);
  return {
    application: own?.find(({ status }) => status === 'OPEN' || status === 'CHOSEN') ?? own?.[0] ?? null,
    reservedForMe: data?.contract.reservedForMe ?? false,
    isKnown: !isCandidate || data !== undefined || error !== undefined,
    reload,
  };
}

/** As the contract answers them. */
export const requirementsIn = (
  requirements: Record<string, unknown> | null | undefined,
): Requirements | null => (requirements ?? null) as Requirements | null;
