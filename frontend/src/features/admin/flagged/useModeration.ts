import {
  FlaggedContractsDocument,
  FlaggedMessagesDocument,
  useClearContractMutation,
  useClearMessageMutation,
  useHideContractMutation,
  useHideMessageMutation,
  useUnhideContractMutation,
  useUnhideMessageMutation,
} from '../../../generated/admin-flagged';
import { announced } from '../list/announced';

/** The navigation shows how many wait. */
const COUNTS = { refetchQueries: ['AdminWaiting'] };

/** Actions on a flagged text; each resolves to true on success. */
export interface Moderation {
  hide: (reason: string) => Promise<boolean>;
  unhide: () => Promise<boolean>;
  clear: () => Promise<boolean>;
  busy: boolean;
}

export function useMessageModeration(id: string): Moderation {
  const [hide, hiding] = useHideMessageMutation(COUNTS);
  const [unhide, unhiding] = useUnhideMessageMutation(COUNTS);
  // A cleared text that is not hidden leaves the list.
  const [clear, clearing] = useClearMessageMutation({
    refetchQueries: [FlaggedMessagesDocument, 'AdminWaiting'],
  });
  return {
    hide: (reason) =>
      announced(hide({ variables: { id, reason } }), 'Message hidden', 'Failed to hide message'),
    unhide: () => announced(unhide({ variables: { id } }), 'Message shown again', 'Failed to show message'),
    clear: () => announced(clear({ variables: { id } }), 'Flags cleared', 'Failed to clear flags'),
    busy: hiding.loading || unhiding.loading || clearing.loading,
  };
}

export function useContractModeration(id: string): Moderation {
  const [hide, hiding] = useHideContractMutation(COUNTS);
  const [unhide, unhiding] = useUnhideContractMutation(COUNTS);
  const [clear, clearing] = useClearContractMutation({
    refetchQueries: [FlaggedContractsDocument, 'AdminWaiting'],
  });
  return {
    hide: (reason) =>
      announced(hide({ variables: { id, reason } }), 'Contract hidden', 'Failed to hide contract'),
    unhide: () => announced(unhide({ variables: { id } }), 'Contract shown again', 'Failed to show contract'),
    clear: () => announced(clear({ variables: { id } }), 'Flags cleared', 'Failed to clear flags'),
    busy: hiding.loading || unhiding.loading || clearing.loading,
  };
}
