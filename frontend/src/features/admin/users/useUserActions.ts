import {
  useDeleteUserMutation,
  useMakeAdminMutation,
  useSetRolesMutation,
  type SetRolesMutationVariables,
} from '../../../generated/admin';
import { useSetBoot } from '../../../lib/boot/boot';
import { useSession } from '../../../lib/session/useSession';
import { announced } from '../list/announced';

/** Promotes and deletes members, and sets their roles; the cache updates the list. */
export function useUserActions() {
  const [promote, promoting] = useMakeAdminMutation();
  const [set, setting] = useSetRolesMutation();
  const [remove, removing] = useDeleteUserMutation();
  const { me } = useSession();
  const setBoot = useSetBoot();

  const makeAdmin = (userId: string) =>
    announced(
      promote({ variables: { userId } }),
      'User promoted to admin successfully',
      'Failed to make user admin',
    );

  /** What the viewer may do changes at once if the roles are their own. */
  const setRoles = async (userId: string, roles: SetRolesMutationVariables['roles']) => {
    const work = set({ variables: { userId, roles } });
    const done = await announced(work, 'Roles updated', 'Failed to update roles');
    if (done && me?.id === userId)
      setBoot({ me: { ...me, roles: [...roles], isAdmin: roles.includes('ADMIN') } });
    return done;
  };

  const deleteUser = (userId: string) =>
    announced(
      remove({
        variables: { userId },
        update: (cache) => cache.evict({ id: cache.identify({ __typename: 'User', id: userId }) }),
      }),
      'User deleted successfully',
      'Failed to delete user',
    );

  return { makeAdmin, setRoles, deleteUser, busy: promoting.loading || setting.loading || removing.loading };
}
