import {
  useDeleteContractMutation,
  useUpdateContractMutation,
  type UpdateContractInput,
} from '../../../generated/admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

const TRY_AGAIN = 'Please try again.';

/** Updates and deletes a contract; the cache updates the lists. */
export function useContractActions() {
  const [update, updating] = useUpdateContractMutation();
  const [remove, removing] = useDeleteContractMutation();

  /** Returns the server's message per field, or null on success. */
  const updateContract = async (id: string, input: UpdateContractInput) => {
    try {
      await update({ variables: { id, input } });
      toast({ title: 'Contract updated successfully' });
      return null;
    } catch (error) {
      return toastError(error, 'Failed to update contract', TRY_AGAIN).fields;
    }
  };

  const deleteContract = async (id: string) => {
    try {
      await remove({
        variables: { id },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Contract', id }) }),
      });
      toast({ title: 'Contract deleted successfully' });
    } catch (error) {
      toastError(error, 'Failed to delete contract', TRY_AGAIN);
    }
  };

  return { updateContract, deleteContract, busy: updating.loading || removing.loading };
}
