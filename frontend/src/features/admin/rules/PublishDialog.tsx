import Box from '@mui/material/Box';
import { kindOf } from '../../../components/contract/contract-kinds';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { usePublishRuleMutation } from '../../../generated/admin-rules';
import { announced } from '../list/announced';
import { RuleSentences } from './RuleSentences';
import { definitionsOf, type WaitingVersion } from './rule-words';
import { VersionChanges } from './VersionChanges';

/** Puts a draft in force, after a look at what changes and at what members will read. */
export function PublishDialog({
  subject,
  draft,
  inForce,
  onClose,
}: WaitingVersion & { onClose: () => void }) {
  const [publish, { loading }] = usePublishRuleMutation({
    refetchQueries: ['AdminRuleSubjects'],
    awaitRefetchQueries: true,
  });
  const confirm = async () => {
    const done = await announced(
      publish({ variables: { id: draft.id } }),
      `Version ${draft.version} is in force`,
      'Failed to publish',
    );
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Publish version ${draft.version} for ${kindOf(draft.type).label}?`}
      confirmLabel="Publish"
      busy={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {inForce
        ? `It replaces version ${inForce.version} at once, on every contract of ${subject.name}.`
        : `It applies at once to every contract of ${subject.name}.`}
      {!draft.checkedOn && ' Publishing says that you have read the source today.'}
      <Box sx={{ color: 'text.primary' }}>
        <h3>What changes</h3>
        <VersionChanges definitions={definitionsOf(subject, draft.type)} before={inForce} after={draft} />
        <h3>What members will read</h3>
        <RuleSentences subject={subject} type={draft.type} version={draft} />
      </Box>
    </ConfirmDialog>
  );
}
