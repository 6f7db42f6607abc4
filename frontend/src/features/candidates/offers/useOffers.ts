import { useState } from 'react';
import {
  useAnswerOfferMutation,
  useMakeOfferMutation,
  type OfferFieldsFragment,
  type OfferTermsInput,
} from '../../../generated/candidates';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** What both sides do with offers; `reload` reads what has changed. */
export function useOffers(applicationId: string, reload: () => Promise<unknown>) {
  const [make] = useMakeOfferMutation();
  const [answer] = useAnswerOfferMutation();
  const [busy, setBusy] = useState<'ACCEPT' | 'DECLINE' | null>(null);

  const send = async (terms: OfferTermsInput, countered: OfferFieldsFragment | null) => {
    if (countered) await answer({ variables: { offerId: countered.id, answer: 'COUNTER', terms } });
    else await make({ variables: { applicationId, terms } });
    toast({ title: countered ? 'Your counteroffer is sent.' : 'Your offer is sent.' });
    await reload();
  };

  const decide = async (offer: OfferFieldsFragment, decision: 'ACCEPT' | 'DECLINE') => {
    setBusy(decision);
    try {
      await answer({ variables: { offerId: offer.id, answer: decision } });
      toast({ title: decision === 'ACCEPT' ? 'You accepted the offer.' : 'You declined the offer.' });
    } catch (error) {
      toastError(error, "Couldn't answer the offer", 'Something went wrong. Please try again.');
    }
    await reload();
    setBusy(null);
  };
  return { send, decide, busy };
}
