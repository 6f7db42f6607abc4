import { useState } from 'react';
import { useResolveReportMutation, type AdminReportFieldsFragment } from '../../../generated/admin-reports';
import { announced } from '../list/announced';
import { ChoiceField } from '../list/ChoiceField';
import { ReasonDialog } from '../list/ReasonDialog';

type Action = 'HIDE' | 'OFF_MARKET' | 'SUSPEND' | 'NONE';

const HIDE = { value: 'HIDE', label: 'Hide it from everyone but admins' } as const;
const OFF_MARKET = { value: 'OFF_MARKET', label: 'Take the contract off the market' } as const;
const ACTIONS: readonly { value: Action; label: string }[] = [
  { value: 'SUSPEND', label: 'Suspend the member' },
  { value: 'NONE', label: 'Nothing else' },
];

interface ResolveDialogProps {
  report: AdminReportFieldsFragment;
  isUpheld: boolean;
  onClose: () => void;
}

/** Upholds or dismisses all open reports of a target. */
export function ResolveDialog({ report, isUpheld, onClose }: ResolveDialogProps) {
  const [action, setAction] = useState<Action>('NONE');
  const [resolve, { loading }] = useResolveReportMutation({
    refetchQueries: ['AdminReports', 'AdminWaiting'],
  });
  // an urgent report of a party has paused the transfer
  const isPaused = report.targetType === 'PARTY' && report.urgent;
  const confirm = (note: string) =>
    announced(
      resolve({ variables: { id: report.id, uphold: isUpheld, action: isUpheld ? action : null, note } }),
      isUpheld ? 'Report upheld' : 'Report dismissed',
      'Failed to resolve the report',
    );
  return (
    <ReasonDialog
      title={isUpheld ? 'Uphold the report?' : 'Dismiss the report?'}
      text={
        <>
          The members who reported it learn that their report is closed, not what was decided.
          {isPaused &&
            (isUpheld
              ? ' The transfer stays paused until you resume it.'
              : ' If the report paused the transfer, it continues.')}
        </>
      }
      confirmLabel={isUpheld ? 'Uphold' : 'Dismiss'}
      destructive={isUpheld}
      busy={loading}
      // needed only when something is done to the target
      optional={!isUpheld || action === 'NONE'}
      onConfirm={(note) => void confirm(note).then((done) => done && onClose())}
      onClose={onClose}
    >
      {isUpheld && (
        <ChoiceField
          label="What to do about it"
          options={[
            ...(report.targetType === 'PARTY' ? [] : [HIDE]),
            ...(report.contractStatus === 'ACTIVE' ? [OFF_MARKET] : []),
            ...ACTIONS,
          ]}
          value={action}
          onChange={setAction}
        />
      )}
    </ReasonDialog>
  );
}
