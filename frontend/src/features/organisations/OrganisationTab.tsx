import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, type ReactNode } from 'react';
import { SectionCard } from '../../components/mui/SectionCard';
import { SelectField } from '../../components/mui/SelectField';
import { ErrorState } from '../../components/plain/ErrorState';
import { useMyOrganisationsQuery } from '../../generated/organisations';
import { useSearchParam } from '../../lib/useSearchParam';
import { InvitationsToMe } from './InvitationsToMe';
import { MembersCard } from './members/MembersCard';
import { OrganisationCard } from './OrganisationCard';
import { isEditor, isOwner, type OrganisationShown } from './organisation-words';
import { RequestForm } from './RequestForm';
import { EmbedCard } from './settings/EmbedCard';
import { LeadsCard } from './settings/LeadsCard';
import { WhatFor } from './WhatFor';

const NEW = 'new';

interface OrganisationTabProps {
  userId: string;
  /** Why invitations cannot reach the member, if so. */
  notice: ReactNode;
  /** The contracts of an organization, for those who edit them. */
  contracts: (organisation: OrganisationShown) => ReactNode;
}

/** One organization of the member at a time, the invitations to them, and the form that asks for one. */
export function OrganisationTab({ userId, notice, contracts }: OrganisationTabProps) {
  const [chosen, choose] = useSearchParam('organization');
  const { data, error, refetch } = useMyOrganisationsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <SectionCard title="Organization">
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      </SectionCard>
    ) : (
      <Loading />
    );
  const { myOrganisations: all, myInvitations } = data;
  const shown = chosen === NEW ? undefined : (all.find(({ id }) => id === chosen) ?? all[0]);
  return (
    <>
      {notice}
      {myInvitations.length > 0 && <InvitationsToMe invitations={myInvitations} onAccepted={choose} />}
      {all.length > 0 && <Choice all={all} chosen={shown?.id ?? NEW} onChoose={choose} />}
      {shown ? (
        <>
          <OrganisationCard key={shown.id} organisation={shown} />
          {isEditor(shown) && shown.status === 'APPROVED' && (
            <Fragment key={`${shown.id} contracts`}>{contracts(shown)}</Fragment>
          )}
          <MembersCard
            key={`${shown.id} members`}
            organisation={shown}
            userId={userId}
            onLeft={() => choose('')}
          />
          {isOwner(shown) && shown.status === 'APPROVED' && (
            <Fragment key={`${shown.id} settings`}>
              <EmbedCard organisation={shown} />
              {shown.kind === 'DEALER' && <LeadsCard organisation={shown} />}
            </Fragment>
          )}
        </>
      ) : (
        <>
          {all.length === 0 && <WhatFor />}
          <RequestForm onRequested={choose} />
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  all: readonly OrganisationShown[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which organization is shown, and the way to ask for another one. */
function Choice({ all, chosen, onChoose }: ChoiceProps) {
  const isNew = chosen === NEW;
  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 },
        '& > .MuiFormControl-root': { flex: '1 1 220px', maxWidth: { sm: 340 }, mr: 'auto' },
      }}
    >
      {all.length > 1 && !isNew && (
        <SelectField
          label="Organization"
          options={all.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      <Button variant="outlined" onClick={() => onChoose(isNew ? '' : NEW)}>
        {isNew ? 'Cancel' : 'Request Another'}
      </Button>
    </Box>
  );
}

const Loading = () => (
  <SectionCard title="Organization">
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      <Skeleton width="70%" height={24} />
      <Skeleton variant="rounded" height={132} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  </SectionCard>
);
