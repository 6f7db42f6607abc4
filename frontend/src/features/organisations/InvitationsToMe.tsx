import Box from '@mui/material/Box';
import { BusyButton } from '../../components/mui/BusyButton';
import { ListRow } from '../../components/mui/ListRow';
import { SectionCard } from '../../components/mui/SectionCard';
import { useAcceptInvitationMutation } from '../../generated/organisations';
import { useAttempt } from '../../lib/form/useAttempt';
import { formatDay } from '../../lib/format/time';
import { toast } from '../../lib/toast/toast-store';
import { roleLabel, roleText, type InvitationShown } from './organisation-words';

interface InvitationsProps {
  invitations: readonly InvitationShown[];
  onAccepted: (organisationId: string) => void;
}

export const InvitationsToMe = ({ invitations, onAccepted }: InvitationsProps) => (
  <SectionCard title="Invitations for you">
    <Box component="ul" aria-label="Invitations for you" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} onAccepted={onAccepted} />
      ))}
    </Box>
  </SectionCard>
);

function Invitation({
  invitation: { id, organisationId, organisationName, role, expiresAt },
  onAccepted,
}: {
  invitation: InvitationShown;
  onAccepted: (organisationId: string) => void;
}) {
  const [acceptInvitation] = useAcceptInvitationMutation({
    variables: { id },
    refetchQueries: ['MyOrganisations'],
    awaitRefetchQueries: true,
  });
  const { busy, problem, run } = useAttempt();
  const accept = async () => {
    if (!(await run(() => acceptInvitation(), 'You did not join. Please try again.'))) return;
    toast({ title: `You are a member of ${organisationName}` });
    onAccepted(organisationId);
  };
  return (
    <ListRow
      problem={problem}
      heading={<bdi>{organisationName}</bdi>}
      details={
        <>
          As {roleLabel(role).toLowerCase()}, until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>.{' '}
          {roleText(role)}
        </>
      }
    >
      <BusyButton
        variant="contained"
        aria-label={`Accept the invitation of ${organisationName}`}
        busy={busy}
        busyLabel="Joining..."
        onClick={() => void accept()}
      >
        Accept
      </BusyButton>
    </ListRow>
  );
}
