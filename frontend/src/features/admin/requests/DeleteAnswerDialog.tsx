import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import {
  useDeleteCannedAnswerMutation,
  type CannedAnswerFieldsFragment,
} from '../../../generated/admin-requests';
import { announced } from '../list/announced';

interface DeleteAnswerDialogProps {
  answer: CannedAnswerFieldsFragment;
  onClose: () => void;
}

export function DeleteAnswerDialog({ answer: { id, title }, onClose }: DeleteAnswerDialogProps) {
  const [remove, { loading }] = useDeleteCannedAnswerMutation({
    refetchQueries: ['CannedAnswers'],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    const done = await announced(
      remove({ variables: { id } }),
      'Canned answer deleted',
      'The canned answer was not deleted',
    );
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete “${title}”?`}
      confirmLabel="Delete"
      destructive
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Replies that were written with it stay as they are.
    </ConfirmDialog>
  );
}
