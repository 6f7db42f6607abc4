import { SectionCard } from '../../components/mui/SectionCard';
import { EmailStatus } from '../../features/auth/EmailStatus';
import { OrganisationListings } from '../../features/listings/OrganisationListings';
import { OrganisationTab } from '../../features/organisations/OrganisationTab';
import type { Me } from '../../lib/session/useSession';

export const AccountOrganization = ({ me }: { me: Me }) => (
  <OrganisationTab
    userId={me.id}
    contracts={(organisation) => <OrganisationListings organisation={organisation} userId={me.id} />}
    notice={
      !me.emailVerified && (
        <SectionCard title="Confirm your email">
          <EmailStatus me={me} why="Invitations of organizations reach a confirmed address only." />
        </SectionCard>
      )
    }
  />
);
