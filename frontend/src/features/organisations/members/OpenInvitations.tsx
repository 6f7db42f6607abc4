import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ListRow } from '../../../components/mui/ListRow';
import { Problem } from '../../../components/mui/Problem';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useSentInvitationsQuery } from '../../../generated/organisations';
import { formatDay } from '../../../lib/format/time';
import { roleLabel, type InvitationShown } from '../organisation-words';
import { useInvitations } from './useMembers';

/** The invitations that nobody has accepted yet; nothing if there are none. */
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
      heading={email}
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
      {problem && (
        <Box sx={{ flexBasis: '100%' }}>
          <Problem text={problem} />
        </Box>
      )}
    </ListRow>
  );
}
