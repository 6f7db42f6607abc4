import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SectionCard } from '../../../components/mui/SectionCard';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useOrganisationMembersQuery } from '../../../generated/organisations';
import { isOwner, type OrganisationShown } from '../organisation-words';
import { InviteDialog } from './InviteDialog';
import { MemberRow } from './MemberRow';
import { OpenInvitations } from './OpenInvitations';

interface MembersCardProps {
  organisation: OrganisationShown;
  userId: string;
  onLeft: () => void;
}

/** Who acts for an organization. Its owners set roles, remove members and invite others; each member may leave. */
export function MembersCard({ organisation, userId, onLeft }: MembersCardProps) {
  const [isInviting, setInviting] = useState(false);
  const isOwned = isOwner(organisation);
  return (
    <SectionCard
      title="Members"
      text={TEXTS[isOwned ? organisation.status : 'OTHERS']}
      action={
        isOwned &&
        organisation.status === 'APPROVED' && (
          <Button variant="outlined" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      <Members organisation={organisation} userId={userId} onLeft={onLeft} />
      {isOwned && <OpenInvitations organisationId={organisation.id} />}
      {isInviting && <InviteDialog organisation={organisation} onClose={() => setInviting(false)} />}
    </SectionCard>
  );
}

const TEXTS = {
  REQUESTED: 'Once it is approved, you invite colleagues here.',
  APPROVED: 'Invite colleagues by email. They sign in with that address and accept.',
  CLOSED: 'A closed organization invites no one.',
  OTHERS: 'Owners invite members and set what they may do.',
};

function Members({ organisation, userId, onLeft }: MembersCardProps) {
  const { data, error, refetch } = useOrganisationMembersQuery({
    variables: { id: organisation.id },
    fetchPolicy: 'cache-and-network',
  });
  if (!data)
    return error ? (
      <ErrorState title="Couldn't load the members" onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box role="status" aria-label="Loading members">
        <Skeleton height={68} />
      </Box>
    );
  return (
    <Box component="ul" aria-label="Members" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.organisationMembers.map((member) => (
        <MemberRow
          key={member.userId}
          organisation={organisation}
          member={member}
          isSelf={member.userId === userId}
          onLeft={onLeft}
        />
      ))}
    </Box>
  );
}
