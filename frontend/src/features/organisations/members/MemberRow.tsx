import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Email } from '../../../components/mui/Email';
import { ListRow } from '../../../components/mui/ListRow';
import { Problem } from '../../../components/mui/Problem';
import { Pill } from '../../../components/plain/Pill';
import { formatDay } from '../../../lib/format/time';
import { toast } from '../../../lib/toast/toast-store';
import { isOwner, ROLE_OPTIONS, roleLabel, type OrganisationShown } from '../organisation-words';
import { useMember, type Member } from './useMembers';

interface MemberRowProps {
  organisation: OrganisationShown;
  member: Member;
  isSelf: boolean;
  onLeft: () => void;
}

export function MemberRow({ organisation, member, isSelf, onLeft }: MemberRowProps) {
  const { email, role, createdAt } = member;
  const { busy, problem, forgetProblem, setRole, end } = useMember(organisation.id, member);
  const [asking, setAsking] = useState(false);
  const mayManage = isOwner(organisation) && !isSelf;
  const confirm = async () => {
    if (!(await end(isSelf))) return;
    setAsking(false);
    toast({ title: isSelf ? `You left ${organisation.name}` : `${email} is no longer a member` });
    if (isSelf) onLeft();
  };
  return (
    <ListRow
      problem={asking ? '' : problem}
      heading={
        <>
          <Email address={email} />
          {isSelf && <Pill>You</Pill>}
        </>
      }
      details={
        <>
          {!mayManage && `${roleLabel(role)} · `}Since{' '}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </>
      }
    >
      {mayManage && (
        <NativeSelect
          variant="outlined"
          value={role}
          disabled={busy}
          onChange={({ target }) => void setRole(target.value as Member['role'])}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': `Role of ${email}` }}
        >
          {ROLE_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
      {(mayManage || isSelf) && (
        <Button
          variant="outlined"
          aria-label={isSelf ? `Leave ${organisation.name}` : `Remove ${email}`}
          onClick={() => {
            forgetProblem();
            setAsking(true);
          }}
        >
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={isSelf ? `Leave ${organisation.name}?` : `Remove ${email}?`}
        confirmLabel={isSelf ? 'Leave' : 'Remove'}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {isSelf
          ? 'You can no longer list or edit its contracts. To come back, you need a new invitation.'
          : 'They can no longer list or edit its contracts, and the invitations they sent end.'}
        {problem && (
          <Box sx={{ mt: 2 }}>
            <Problem text={problem} />
          </Box>
        )}
      </ConfirmDialog>
    </ListRow>
  );
}
