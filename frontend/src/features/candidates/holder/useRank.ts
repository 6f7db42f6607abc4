import { useState } from 'react';
import {
  useRankCandidatesMutation,
  type CandidateFieldsFragment,
} from '../../../generated/candidates-holder';
import { toastError } from '../../../lib/toast/toast-error';
import { moved } from './candidate-order';

/** Puts a candidate a place up or down in the holder's order. */
export function useRank(
  contractId: string,
  line: readonly CandidateFieldsFragment[],
  reload: () => Promise<unknown>,
) {
  const [rank] = useRankCandidatesMutation();
  const [busy, setBusy] = useState(false);
  const move = async (id: string, by: -1 | 1) => {
    setBusy(true);
    try {
      await rank({
        variables: {
          contractId,
          ids: moved(
            line.map((candidate) => candidate.id),
            id,
            by,
          ),
        },
      });
    } catch (error) {
      toastError(error, "Couldn't change the order", 'Something went wrong. Please try again.');
    }
    await reload();
    setBusy(false);
  };
  return { busy, move: (id: string, by: -1 | 1) => void move(id, by) };
}
