import { useWaiveLaunchCheckMutation, type LaunchCheckFieldsFragment } from '../../../generated/admin-launch';
import { announced } from '../list/announced';
import { ReasonDialog } from '../list/ReasonDialog';

interface WaiveDialogProps {
  check: LaunchCheckFieldsFragment;
  onClose: () => void;
}

/** Asks why the site does without a check. */
export function WaiveDialog({ check: { key, title, found }, onClose }: WaiveDialogProps) {
  const [waive, { loading }] = useWaiveLaunchCheckMutation();
  const confirm = async (reason: string) => {
    if (await announced(waive({ variables: { key, reason } }), `Waived: ${title}`, 'Nothing was changed'))
      onClose();
  };
  return (
    <ReasonDialog
      title={`Waive: ${title}`}
      text={`${found} You can open without it; your name and reason stay beside it.`}
      confirmLabel="Waive"
      destructive={false}
      busy={loading}
      hint="All admins read it, and the audit trail keeps it."
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    />
  );
}
