import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { useRetireRuleSubjectMutation } from '../../../generated/admin-rules';
import { announced } from '../list/announced';
import type { Subject } from './rule-words';

interface RetireDialogProps {
  subject: Subject;
  onClose: () => void;
}

/** Takes a company, program or state out of the rule book. */
export function RetireDialog({ subject: { id, name }, onClose }: RetireDialogProps) {
  const [retire, { loading }] = useRetireRuleSubjectMutation();
  const confirm = async () => {
    const work = retire({ variables: { id } });
    if (await announced(work, `${name} is retired`, 'Failed to retire')) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Retire ${name}?`}
      confirmLabel="Retire"
      destructive
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Its rules apply to nothing any more, its contracts name no company, and its page is gone. This cannot be
      undone: its address stays taken. If another one takes its place, merge it instead.
    </ConfirmDialog>
  );
}
