import { useDeleteUserMutation, useMakeAdminMutation } from '../../../generated/admin';
import { announced } from '../list/announced';

/** Promotes and deletes members; the cache updates the list. */
export function useUserActions() {
  const [promote, promoting] = useMakeAdminMutation();
  const [remove, removing] = useDeleteUserMutation();

  const makeAdmin = (userId: string) =>
    announced(
      promote({ variables: { userId } }),
      'User promoted to admin successfully',
      'Failed to make user admin',
    );

  const deleteUser = (userId: string) =>
    announced(
      remove({
        variables: { userId },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'User', id: userId }) }),
      }),
      'User deleted successfully',
      'Failed to delete user',
    );

  return { makeAdmin, deleteUser, busy: promoting.loading || removing.loading };
}
