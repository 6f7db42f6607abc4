import { UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useReinstateUserMutation, useSuspendUserMutation } from '../../../generated/admin-flagged';
import { RowButton } from '../list/AdminRow';
import { announced } from '../list/announced';
import { ReasonDialog } from '../list/ReasonDialog';

interface SuspendButtonProps {
  userId: string;
  email: string;
  isSuspended: boolean;
}

/** Refetch what is on screen: one member may appear in many rows. */
const READ_AGAIN = { refetchQueries: 'active' } as const;

/** Suspends or reinstates a member. */
export function SuspendButton({ userId, email, isSuspended }: SuspendButtonProps) {
  const [asking, setAsking] = useState(false);
  const [suspendUser, suspending] = useSuspendUserMutation(READ_AGAIN);
  const [reinstateUser] = useReinstateUserMutation(READ_AGAIN);
  const suspend = (reason: string) =>
    announced(suspendUser({ variables: { userId, reason } }), 'User suspended', 'Failed to suspend user');
  const reinstate = () =>
    announced(reinstateUser({ variables: { userId } }), 'User reinstated', 'Failed to reinstate user');

  if (isSuspended)
    return (
      <RowButton icon={UserCheck} about={email} onClick={() => void reinstate()}>
        Reinstate
      </RowButton>
    );
  return (
    <>
      <RowButton icon={UserX} about={email} danger onClick={() => setAsking(true)}>
        Suspend
      </RowButton>
      {asking && (
        <ReasonDialog
          title={`Suspend ${email}?`}
          text="They're signed out right away and can't sign in again, and their active contracts are cancelled. A transfer in progress is paused until they are reinstated."
          confirmLabel="Suspend"
          busy={suspending.loading}
          onConfirm={(reason) => void suspend(reason).then((done) => setAsking(!done))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
