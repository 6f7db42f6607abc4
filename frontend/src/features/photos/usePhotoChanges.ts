import { useRef } from 'react';
import {
  useContractPhotosQuery,
  useDeletePhotoMutation,
  useDescribePhotoMutation,
  useMovePhotoMutation,
} from '../../generated/photos';
import { toastError } from '../../lib/toast/toast-error';

/** The photos of a contract and what their holder does with them. After each change the order and the cover are read again. */
export function usePhotoChanges(contractId: string) {
  const { data, refetch } = useContractPhotosQuery({
    variables: { id: contractId },
    fetchPolicy: 'cache-and-network',
  });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // one after the other: a request that is under way may have been answered before the latest change
  const refresh = () => (last.current = last.current.then(() => refetch()).catch(() => undefined));
  const [describe] = useDescribePhotoMutation();
  const [move] = useMovePhotoMutation();
  const [remove] = useDeletePhotoMutation();

  const changed = async (change: Promise<unknown>) => {
    try {
      await change;
      await refresh();
    } catch (error) {
      toastError(error, "Couldn't change the photo", 'Please try again.');
    }
  };
  return {
    photos: data?.contract.photos ?? [],
    refresh,
    describe: (id: string, alt: string) => changed(describe({ variables: { id, alt } })),
    move: (id: string, position: number) => changed(move({ variables: { id, position } })),
    remove: (id: string) => changed(remove({ variables: { id } })),
  };
}
