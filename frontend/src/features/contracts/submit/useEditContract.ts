import { useUpdateMyContractMutation, type ContractToEditQuery } from '../../../generated/contracts';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { toChanges } from './edit-form';
import type { SubmitValues } from './submit-form';
import type { SubmitResult } from './useSubmitContract';

/** Saves the changes, and evicts what shows the old ones. */
export function useEditContract(stored: ContractToEditQuery) {
  const { id } = stored.contract;
  const [update, { loading }] = useUpdateMyContractMutation({
    update: (cache) => {
      for (const fieldName of ['contracts', 'myListings', 'contractChanges', 'privateFacts'])
        cache.evict({ fieldName });
      cache.gc();
    },
  });
  const save = async (values: SubmitValues): Promise<SubmitResult> => {
    try {
      await update({ variables: { id, input: toChanges(values, stored) } });
      toast({ title: 'Changes saved.' });
      return { id };
    } catch (error) {
      const fallback = 'Your changes could not be saved. Please try again.';
      return { fields: toastError(error, "Couldn't save your changes", fallback).fields };
    }
  };
  return { save, busy: loading };
}
