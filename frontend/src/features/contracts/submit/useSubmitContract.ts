import { useSubmitContractMutation, type SubmitContractInput } from '../../../generated/contracts';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

export type SubmitResult = { id: string } | { fields: Record<string, string> };

/** Submits a contract and evicts the cached lists, so that they are read again with the new one. */
export function useSubmitContract() {
  const [submit, { loading }] = useSubmitContractMutation({
    update: (cache) => {
      cache.evict({ fieldName: 'contracts' });
      cache.gc();
    },
  });

  const submitContract = async (input: SubmitContractInput): Promise<SubmitResult> => {
    try {
      const { data } = await submit({ variables: { input } });
      if (!data) throw new Error('No answer');
      toast({
        title: 'Contract Submitted Successfully!',
        description:
          data.submitContract.status === 'ACTIVE'
            ? 'Your contract is now live and available for takeover applications.'
            : 'We look at it first, and tell you as soon as it is live.',
      });
      return { id: data.submitContract.id };
    } catch (error) {
      const fallback = 'There was a problem submitting your contract. Please try again.';
      return { fields: toastError(error, 'Error Submitting Contract', fallback).fields };
    }
  };
  return { submitContract, busy: loading };
}
