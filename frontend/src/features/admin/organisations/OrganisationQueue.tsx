import { Building2 } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminOrganisationsQuery } from '../../../generated/admin-organisations';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';
import { OrganisationRow } from './OrganisationRow';
import { ShowField } from './ShowField';

const STATUSES = [
  { value: '', label: 'Waiting', status: 'REQUESTED' },
  { value: 'approved', label: 'Approved', status: 'APPROVED' },
  { value: 'closed', label: 'Closed', status: 'CLOSED' },
  { value: 'all', label: 'All', status: null },
] as const;

/** Organizations, those that wait for approval first; the filter is in the URL. */
export function OrganisationQueue() {
  const [value, setValue] = useSearchParam('status');
  const { status } = STATUSES.find((one) => one.value === value) ?? STATUSES[0];
  const query = useAdminOrganisationsQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading
        title="Organizations"
        text="Businesses that list contracts under their name. Check the license before you approve one."
        tools={
          <>
            {' '}
            <ShowField />
            <SelectField
              label="Status"
              options={STATUSES}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          </>
        }
      />
      <QueryList
        label="Organizations"
        query={query}
        connection={(data) => data.organisations}
        row={(node) => <OrganisationRow key={node.id} organisation={node} />}
        empty={
          status === 'REQUESTED'
            ? {
                icon: Building2,
                title: 'No organization waits for approval',
                text: 'Members request one under Account > Organization.',
              }
            : { icon: Building2, title: 'No organizations here', text: 'Choose another status.' }
        }
      />
    </section>
  );
}
