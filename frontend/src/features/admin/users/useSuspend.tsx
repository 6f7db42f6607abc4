import { UserCheck, UserX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useReinstateUserMutation, useSuspendUserMutation } from '../../../generated/admin-flagged';
import type { RowAct } from '../list/ActMenu';
import { announced } from '../list/announced';
import { ReasonDialog } from '../list/ReasonDialog';

interface Member {
  userId: string;
  email: string;
  isSuspended: boolean;
}

/** Refetch what is on screen: one member may appear in many rows. */
const READ_AGAIN = { refetchQueries: 'active' } as const;

/** Suspends or reinstates a member: an act of a row, and the dialog that it opens. */
export function useSuspend({ userId, email, isSuspended }: Member): { act: RowAct; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const [suspendUser, suspending] = useSuspendUserMutation(READ_AGAIN);
  const [reinstateUser] = useReinstateUserMutation(READ_AGAIN);
  const suspend = (reason: string) =>
    announced(suspendUser({ variables: { userId, reason } }), 'User suspended', 'Failed to suspend user');
  const reinstate = () =>
    announced(reinstateUser({ variables: { userId } }), 'User reinstated', 'Failed to reinstate user');

  return {
    act: isSuspended
      ? { label: 'Reinstate', icon: UserCheck, onClick: () => void reinstate() }
      : { label: 'Suspend', icon: UserX, danger: true, onClick: () => setAsking(true) },
    dialog: asking && (
      <ReasonDialog
        title={`Suspend ${email}?`}
        text="They're signed out right away and can't sign in again, and their active contracts are cancelled. A transfer in progress is paused until they are reinstated."
        confirmLabel="Suspend"
        busy={suspending.loading}
        onConfirm={(reason) => void suspend(reason).then((done) => setAsking(!done))}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
