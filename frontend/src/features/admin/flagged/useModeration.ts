import {
  FlaggedContractsDocument,
  FlaggedMessagesDocument,
  useClearContractMutation,
  useClearMessageMutation,
  useHideContractMutation,
  useHideMessageMutation,
  useReinstateUserMutation,
  useSuspendUserMutation,
  useUnhideContractMutation,
  useUnhideMessageMutation,
} from '../../../generated/moderation-admin';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

/** What an admin does about something flagged; each answers whether it was done. */
export interface Moderation {
  hide: (reason: string) => Promise<boolean>;
  unhide: () => Promise<boolean>;
  clear: () => Promise<boolean>;
  suspend: (reason: string) => Promise<boolean>;
  reinstate: () => Promise<boolean>;
  busy: boolean;
}

async function run(work: Promise<unknown>, done: string, failed: string): Promise<boolean> {
  try {
    await work;
    toast({ title: done });
    return true;
  } catch (error) {
    toastError(error, failed, 'Please try again.');
    return false;
  }
}

export function useMessageModeration(id: string, senderId: string): Moderation {
  const [hide, hiding] = useHideMessageMutation();
  const [unhide, unhiding] = useUnhideMessageMutation();
  // what is cleared and not hidden leaves the list
  const [clear, clearing] = useClearMessageMutation({ refetchQueries: [FlaggedMessagesDocument] });
  const person = usePersonModeration(senderId);
  return {
    ...person,
    hide: (reason) => run(hide({ variables: { id, reason } }), 'Message hidden', 'Failed to hide message'),
    unhide: () => run(unhide({ variables: { id } }), 'Message shown again', 'Failed to show message'),
    clear: () => run(clear({ variables: { id } }), 'Flags cleared', 'Failed to clear flags'),
    busy: hiding.loading || unhiding.loading || clearing.loading || person.busy,
  };
}

export function useContractModeration(id: string, holderId: string): Moderation {
  const [hide, hiding] = useHideContractMutation();
  const [unhide, unhiding] = useUnhideContractMutation();
  const [clear, clearing] = useClearContractMutation({ refetchQueries: [FlaggedContractsDocument] });
  const person = usePersonModeration(holderId);
  return {
    ...person,
    hide: (reason) => run(hide({ variables: { id, reason } }), 'Contract hidden', 'Failed to hide contract'),
    unhide: () => run(unhide({ variables: { id } }), 'Contract shown again', 'Failed to show contract'),
    clear: () => run(clear({ variables: { id } }), 'Flags cleared', 'Failed to clear flags'),
    busy: hiding.loading || unhiding.loading || clearing.loading || person.busy,
  };
}

/** One person may have written much of what is on screen: that is read again. */
const READ_AGAIN = { refetchQueries: [FlaggedMessagesDocument, FlaggedContractsDocument] };

function usePersonModeration(userId: string) {
  const [suspend, suspending] = useSuspendUserMutation(READ_AGAIN);
  const [reinstate, reinstating] = useReinstateUserMutation(READ_AGAIN);
  return {
    suspend: (reason: string) =>
      run(suspend({ variables: { userId, reason } }), 'User suspended', 'Failed to suspend user'),
    reinstate: () => run(reinstate({ variables: { userId } }), 'User reinstated', 'Failed to reinstate user'),
    busy: suspending.loading || reinstating.loading,
  };
}
