import type { Answers } from '@handover/domain/candidates/read-answers';
import {
  useApplyForContractMutation,
  useSaveCandidateProfileMutation,
  useStandByMutation,
  type ApplicationFieldsFragment,
  type OfferTermsInput,
} from '../../../generated/candidates';
import type { ContractFieldsFragment } from '../../../generated/contracts';
import { toast } from '../../../lib/toast/toast-store';

/** Sends an application; rejects with the server's reason. The answers for the next time are kept if they can be. */
export function useAsk(
  { id: contractId, type }: Pick<ContractFieldsFragment, 'id' | 'type'>,
  isStandBy: boolean,
) {
  const [apply] = useApplyForContractMutation();
  const [standBy] = useStandByMutation();
  const [keep] = useSaveCandidateProfileMutation();
  return async (
    answers: Answers,
    terms: OfferTermsInput,
    isKept: boolean,
  ): Promise<ApplicationFieldsFragment> => {
    const hasOffer = Object.keys(terms).length > 0;
    const variables = { contractId, input: { answers, ...(hasOffer && { terms }) } };
    const application = isStandBy
      ? (await standBy({ variables })).data?.standBy
      : (await apply({ variables })).data?.applyForContract;
    if (!application) throw new Error('The server has not answered.');
    // a note is about this contract
    const lasting = Object.fromEntries(Object.entries(answers).filter(([key]) => key !== 'note'));
    if (isKept) void keep({ variables: { type, answers: lasting } }).catch(() => undefined);
    toast({
      title: isStandBy ? 'You are standing by.' : 'The seller has your request.',
      description: 'We tell you what becomes of it.',
    });
    return application;
  };
}
