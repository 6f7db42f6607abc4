import Box from '@mui/material/Box';
import { Problem } from '../../../components/mui/Problem';
import { SectionCard } from '../../../components/mui/SectionCard';
import { SelectField } from '../../../components/mui/SelectField';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useOrganisationMembersQuery } from '../../../generated/organisations';
import type { OrganisationShown } from '../organisation-words';
import { useLeads } from './useOrganisationSettings';

/** For owners of a dealer: which member gets the buyers of its car leases. */
export function LeadsCard({ organisation }: { organisation: OrganisationShown }) {
  const { id, leadsEmail } = organisation;
  const { data, error, refetch } = useOrganisationMembersQuery({ variables: { id } });
  const { set, busy, problem } = useLeads(id);
  const members = data?.organisationMembers ?? [];
  const confirmed = members.flatMap(({ email, emailConfirmed }) => (emailConfirmed ? [email] : []));
  const emails = [...new Set([...(leadsEmail ? [leadsEmail] : []), ...confirmed])];
  return (
    <SectionCard
      title="Leads"
      text="Once both sides have accepted the transfer of one of your car leases, the member you choose gets one email as ADF/XML for your dealer software: the car, your stock number, and the buyer's name, email, phone and note."
    >
      {!data && error ? (
        <ErrorState title="Couldn't load the members" onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 480 }}>
          <SelectField
            label="Who gets them"
            placeholder="Nobody"
            options={emails.map((email) => ({ value: email, label: email }))}
            value={leadsEmail ?? ''}
            disabled={busy || !data}
            onChange={({ target }) => void set(target.value || null)}
          />
          {confirmed.length < members.length && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              Members who have not confirmed their email address cannot be chosen.
            </Box>
          )}
          {problem && <Problem text={problem} />}
        </Box>
      )}
    </SectionCard>
  );
}
