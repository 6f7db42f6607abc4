import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import {
  useWithdrawApplicationMutation,
  type ApplicationFieldsFragment,
} from '../../../generated/candidates';
import { toastError } from '../../../lib/toast/toast-error';
import { toast } from '../../../lib/toast/toast-store';

interface WithdrawDialogProps {
  application: Pick<ApplicationFieldsFragment, 'id' | 'status'>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what follows from withdrawing before it is done. */
export function WithdrawDialog({ application, onDone, onClose }: WithdrawDialogProps) {
  const [withdraw, { loading }] = useWithdrawApplicationMutation();
  const confirm = async () => {
    try {
      await withdraw({ variables: { id: application.id } });
      toast({ title: 'You withdrew.' });
    } catch (error) {
      toastError(error, "Couldn't withdraw", 'Something went wrong. Please try again.');
    }
    await onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Withdraw?"
      confirmLabel="Withdraw"
      destructive
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      You leave the line, and the seller is told.
      {application.status === 'CHOSEN' &&
        ' The seller chose you: who withdraws five times after being chosen waits for a month.'}
    </ConfirmDialog>
  );
}
