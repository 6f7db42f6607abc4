import {
  useUpdateMyContractMutation,
  type ContractToEditQuery,
  type PrivateFactsToEditQuery,
  type UpdateMyContractInput,
} from '../../../generated/contracts';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';
import { type SubmitValues, toInput } from './submit-form';
import type { SubmitResult } from './useSubmitContract';
import { kindOf } from '../../../components/contract/contract-kinds';
import { factChanges, typedFacts } from '../../../components/mui/facts/fact-values';

export interface StoredContract {
  contract: ContractToEditQuery['myListing']['contract'];
  /** Null for a colleague of the holder, who neither reads nor changes them. */
  privateFacts: PrivateFactsToEditQuery['privateFacts'] | null;
}

/** Saves the changes, and evicts what shows the old ones. */
export function useEditContract(stored: StoredContract) {
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
      const { data } = await update({ variables: { id, input: toChanges(values, stored) } });
      const waits = stored.contract.status === 'ACTIVE' && data?.updateMyContract.status === 'CANCELLED';
      toast({
        title: 'Changes saved.',
        ...(waits && {
          description: 'We look at them first, and tell you as soon as your contract is live again.',
        }),
      });
      return { id };
    } catch (error) {
      const fallback = 'Your changes could not be saved. Please try again.';
      return { fields: toastError(error, "Couldn't save your changes", fallback).fields };
    }
  };
  return { save, busy: loading };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** A stored contract as its holder would type it. */
export function valuesOf({ contract, privateFacts }: StoredContract): SubmitValues {
  const { slug } = kindOf(contract.type);
  return {
    title: contract.title,
    type: slug,
    description: contract.description,
    location: contract.location,
    monthlyPayment: dollars(contract.monthlyPayment),
    remainingTermMonths: String(contract.remainingTermMonths),
    incentive: contract.incentive > 0 ? dollars(contract.incentive) : '',
    facts: typedFacts(slug, { ...contract.facts, ...privateFacts }),
    companyId: '',
    organisationId: '',
  };
}

/** What to send: a fact whose field was emptied is removed. */
export function toChanges(
  values: SubmitValues,
  { contract, privateFacts }: StoredContract,
): UpdateMyContractInput {
  const stored = { facts: contract.facts, privateFacts: privateFacts ?? {} };
  const input = { ...toInput(values), ...factChanges(kindOf(contract.type).slug, values.facts, stored) };
  return privateFacts ? input : { ...input, privateFacts: undefined };
}
