import {
  useDeleteContractMutation,
  useUpdateContractMutation,
  type UpdateContractInput,
} from '../../../generated/admin';
import { announced, announcedForm } from '../list/announced';

/** Updates and deletes a contract; the cache updates the lists. */
export function useContractActions() {
  const [update, updating] = useUpdateContractMutation();
  const [remove, removing] = useDeleteContractMutation();

  const updateContract = (id: string, input: UpdateContractInput) =>
    announcedForm(
      update({ variables: { id, input } }),
      'Contract updated successfully',
      'Failed to update contract',
    );

  const deleteContract = (id: string) =>
    announced(
      remove({
        variables: { id },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Contract', id }) }),
      }),
      'Contract deleted successfully',
      'Failed to delete contract',
    );

  return { updateContract, deleteContract, busy: updating.loading || removing.loading };
}
