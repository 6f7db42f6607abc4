import { useSubmitContractMutation, type SubmitContractInput } from '../../generated/contracts';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';

export type SubmitResult = { id: string } | { fields: Record<string, string> };

/** Lists a contract. The loaded lists are forgotten, so that the new one shows wherever it belongs. */
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
        description: 'Your contract is now live and available for takeover applications.',
      });
      return { id: data.submitContract.id };
    } catch (error) {
      const fallback = 'There was a problem submitting your contract. Please try again.';
      return { fields: toastError(error, 'Error Submitting Contract', fallback).fields };
    }
  };
  return { submitContract, busy: loading };
}
