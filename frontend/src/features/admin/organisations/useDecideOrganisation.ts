import {
  useApproveOrganisationMutation,
  useCloseOrganisationMutation,
} from '../../../generated/admin-organisations';
import { announced } from '../list/announced';

const LISTS = { refetchQueries: ['AdminOrganisations', 'AdminWaiting'] };

/** Approves or closes an organization; both resolve to whether it is done. */
export function useDecideOrganisation({ id, name }: { id: string; name: string }) {
  const [approveIt, approving] = useApproveOrganisationMutation(LISTS);
  const [closeIt, closing] = useCloseOrganisationMutation(LISTS);
  return {
    busy: approving.loading || closing.loading,
    approve: () =>
      announced(approveIt({ variables: { id } }), `${name} is approved`, `Failed to approve ${name}`),
    close: (reason: string) =>
      announced(closeIt({ variables: { id, reason } }), `${name} is closed`, `Failed to close ${name}`),
  };
}
