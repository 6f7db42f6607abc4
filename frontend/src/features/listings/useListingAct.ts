import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import {
  MarkElsewhereDocument,
  MyListingsDocument,
  PauseContractDocument,
  RelistContractDocument,
  RenewContractDocument,
  ResumeContractDocument,
  WithdrawContractDocument,
  type Elsewhere,
} from '../../generated/listings';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';
import { doneText, type Act, type Listing } from './listing-words';

const DOCUMENTS = {
  RENEW: RenewContractDocument,
  PAUSE: PauseContractDocument,
  RESUME: ResumeContractDocument,
  WITHDRAW: WithdrawContractDocument,
  RELIST: RelistContractDocument,
  MARK_ELSEWHERE: MarkElsewhereDocument,
} as const;

/** Makes an act and runs `shownBy` again; true if it was made. The public lists are read again, too. */
export function useListingAct(id: string, shownBy: DocumentNode = MyListingsDocument) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<Act | null>(null);
  const act = async (name: Act, where?: Elsewhere | null): Promise<boolean> => {
    setBusy(name);
    try {
      const { data } = await client.mutate({
        mutation: DOCUMENTS[name],
        variables: { id, ...(where && { where }) },
        refetchQueries: [shownBy],
        awaitRefetchQueries: true,
        update: (cache) => {
          cache.evict({ fieldName: 'contracts' });
          cache.gc();
        },
      });
      toast({ title: doneText(name, contractIn(data)) });
      return true;
    } catch (error) {
      toastError(error, "Couldn't update your listing", 'Something went wrong. Please try again.');
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { act, busy };
}

/** Each of the mutations answers with the contract under its own name. */
const contractIn = (data: object | null | undefined): Listing['contract'] | undefined =>
  (Object.values(data ?? {}) as Listing['contract'][])[0];
