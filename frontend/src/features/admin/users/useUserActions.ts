import { useDeleteUserMutation, useMakeAdminMutation } from '../../../generated/admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

const TRY_AGAIN = 'Please try again.';

/** Promotes and deletes members; the cache updates the list. */
export function useUserActions() {
  const [promote, promoting] = useMakeAdminMutation();
  const [remove, removing] = useDeleteUserMutation();

  const makeAdmin = async (userId: string) => {
    try {
      await promote({ variables: { userId } });
      toast({ title: 'User promoted to admin successfully' });
    } catch (error) {
      toastError(error, 'Failed to make user admin', TRY_AGAIN);
    }
  };

  const deleteUser = async (userId: string) => {
    try {
      await remove({
        variables: { userId },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'User', id: userId }) }),
      });
      toast({ title: 'User deleted successfully' });
    } catch (error) {
      toastError(error, 'Failed to delete user', TRY_AGAIN);
    }
  };

  return { makeAdmin, deleteUser, busy: promoting.loading || removing.loading };
}
