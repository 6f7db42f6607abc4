import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/mui/BusyButton';
import { Email } from '../../../components/mui/Email';
import { ListRow } from '../../../components/mui/ListRow';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useSentInvitationsQuery } from '../../../generated/organisations';
import { formatDay } from '../../../lib/format/time';
import { roleLabel, type InvitationShown } from '../organisation-words';
import { useInvitations } from './useMembers';

/** Invitations that have not been accepted yet; renders nothing without any. */
export function OpenInvitations({ organisationId }: { organisationId: string }) {
  const { data, error, refetch } = useSentInvitationsQuery({
    variables: { id: organisationId },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && error)
    return (
      <ErrorState
        title="Couldn't load the invitations"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const open = data?.organisationInvitations ?? [];
  if (open.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5, pt: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ fontSize: '1.0625rem' }}>
        Open invitations
      </Typography>
      <Box component="ul" aria-label="Open invitations" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Box>
  );
}

function Invitation({
  invitation: { id, organisationId, email, role, expiresAt },
}: {
  invitation: InvitationShown;
}) {
  const { revoke, busy, problem } = useInvitations(organisationId);
  return (
    <ListRow
      problem={problem}
      heading={<Email address={email} />}
      details={
        <>
          {roleLabel(role)} · Until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
        </>
      }
    >
      <BusyButton
        variant="outlined"
        aria-label={`Revoke the invitation to ${email}`}
        busy={busy}
        busyLabel="Revoking..."
        onClick={() => void revoke(id)}
      >
        Revoke
      </BusyButton>
    </ListRow>
  );
}
