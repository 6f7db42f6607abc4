import Box from '@mui/material/Box';
import { Ban, Check } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { Pill } from '../../../components/plain/Pill';
import type { AdminOrganisationsQuery } from '../../../generated/admin-organisations';
import { timeAgoInText } from '../../../lib/format/time';
import { AdminRow, CopyId, PersonLink, TabLink } from '../list/AdminRow';
import { ReasonDialog } from '../list/ReasonDialog';
import { useDecideOrganisation } from './useDecideOrganisation';

type Organisation = AdminOrganisationsQuery['organisations']['edges'][number]['node'];

const STATES = {
  REQUESTED: <Pill tone="amber">Waiting</Pill>,
  APPROVED: <Pill tone="primary">Approved</Pill>,
  CLOSED: <Pill>Closed</Pill>,
};

export function OrganisationRow({ organisation }: { organisation: Organisation }) {
  const { id, name, badge, licence, website, websiteConfirmedAt, status } = organisation;
  const [asking, setAsking] = useState<'approve' | 'close' | null>(null);
  const { approve, close, busy } = useDecideOrganisation(organisation);
  const end = (done: boolean) => setAsking((now) => (done ? null : now));
  return (
    <AdminRow
      about={name}
      head={
        <>
          <bdi>{name}</bdi>
          <Pill>{badge}</Pill>
          {STATES[status]}
        </>
      }
      meta={
        <>
          requested {timeAgoInText(organisation.createdAt)} by{' '}
          <PersonLink id={organisation.requesterId}>a member</PersonLink> ·{' '}
          <span className="whole">
            {website ? (
              <>
                <a href={`https://${website}`} target="_blank" rel="noopener noreferrer nofollow">
                  {website}
                </a>{' '}
                {websiteConfirmedAt ? '(confirmed)' : '(not confirmed)'}
              </>
            ) : (
              'no website'
            )}
          </span>
        </>
      }
      acts={[
        ...(status === 'APPROVED'
          ? []
          : [{ label: 'Approve', icon: Check, inRow: true, onClick: () => setAsking('approve') }]),
        ...(status === 'CLOSED'
          ? []
          : [{ label: 'Close', icon: Ban, inRow: true, danger: true, onClick: () => setAsking('close') }]),
      ]}
      details={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5 }}>
          <TabLink to={`?tab=audit&target=${id}`}>Decisions</TabLink>
          <CopyId id={id} />
        </Box>
      }
    >
      <Box
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.9375rem', my: 0.5 }}
        dir="auto"
      >
        {licence}
      </Box>
      <ConfirmDialog
        open={asking === 'approve'}
        title={`Approve ${name}?`}
        confirmLabel="Approve"
        busy={busy}
        onConfirm={() => void approve().then(end)}
        onClose={() => setAsking(null)}
      >
        Its contracts show “{badge}: {name}”, and its owners may invite members. Who asked for it gets an
        email.
        {website && !websiteConfirmedAt && (
          <Box role="note" sx={{ mt: 1.5, color: 'amber.ink', fontWeight: 500 }}>
            {website} is not confirmed. Make sure that the business is real.
          </Box>
        )}
      </ConfirmDialog>
      {asking === 'close' && (
        <ReasonDialog
          title={`Close ${name}?`}
          text="It lists no contracts any more. Those it has stay with the members who listed them, without its name."
          confirmLabel="Close It"
          multiline
          hint="Who asked for it reads this in an email."
          busy={busy}
          onConfirm={(reason) => void close(reason).then(end)}
          onClose={() => setAsking(null)}
        />
      )}
    </AdminRow>
  );
}
