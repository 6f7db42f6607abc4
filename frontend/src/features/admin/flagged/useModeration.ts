import {
  FlaggedMessagesDocument,
  useHideMessageMutation,
  useReinstateUserMutation,
  useSuspendUserMutation,
  useUnhideMessageMutation,
} from '../../../generated/moderation-admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** One person may have written many of the messages on screen: those are read again. */
const READ_AGAIN = { refetchQueries: [FlaggedMessagesDocument] };

/** What an admin does about a message or who wrote it; each answers whether it was done. */
export function useModeration() {
  const [hideMessage, hiding] = useHideMessageMutation();
  const [unhideMessage, unhiding] = useUnhideMessageMutation();
  const [suspendUser, suspending] = useSuspendUserMutation(READ_AGAIN);
  const [reinstateUser, reinstating] = useReinstateUserMutation(READ_AGAIN);

  const run = async (work: Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    try {
      await work;
      toast({ title: done });
      return true;
    } catch (error) {
      toastError(error, failed, 'Please try again.');
      return false;
    }
  };

  return {
    hide: (id: string, reason: string) =>
      run(hideMessage({ variables: { id, reason } }), 'Message hidden', 'Failed to hide message'),
    unhide: (id: string) =>
      run(unhideMessage({ variables: { id } }), 'Message shown again', 'Failed to show message'),
    suspend: (userId: string, reason: string) =>
      run(suspendUser({ variables: { userId, reason } }), 'User suspended', 'Failed to suspend user'),
    reinstate: (userId: string) =>
      run(reinstateUser({ variables: { userId } }), 'User reinstated', 'Failed to reinstate user'),
    busy: hiding.loading || unhiding.loading || suspending.loading || reinstating.loading,
  };
}
