import { ROLES, ROLE_WORDS } from '@handover/domain/roles';
import { Users } from 'lucide-react';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminUsersQuery } from '../../../generated/admin';
import { useSuspendUserMutation } from '../../../generated/admin-flagged';
import { enumNameOf } from '../../../lib/enum-words';
import { may, useMay } from '../../../lib/session/rights';
import { useSession } from '../../../lib/session/useSession';
import { useSearchParam } from '../../../lib/useSearchParam';
import { AboutPart } from '../about/AboutPart';
import { useAboutId } from '../about/subject';
import { QueryList } from '../list/AdminList';
import { BulkList } from '../list/BulkList';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { OrganisationQueue } from '../organisations/OrganisationQueue';
import { ShowField } from '../organisations/ShowField';
import { canSuspend, UserRow } from './UserRow';

/** The list, everything about one member, or the organizations. */
export function UsersTab() {
  const id = useAboutId();
  const [show] = useSearchParam('show');
  const mayRun = useMay()('runSite');
  if (id) return <AboutPart key={id} kind="member" id={id} />;
  return show === 'organizations' && mayRun ? <OrganisationQueue /> : <UserList />;
}

function UserList() {
  const q = useSearchText() || null;
  const [chosen, setRole] = useSearchParam('role');
  const role = ROLES.find((one) => one === chosen);
  const query = useAdminUsersQuery({
    variables: { q, sort: useListOrder(), ...(role && { role: enumNameOf(role) }) },
    fetchPolicy: 'cache-and-network',
  });
  const [suspend] = useSuspendUserMutation();
  const { me } = useSession();
  const people = (query.data ?? query.previousData)?.users.edges.map(({ node }) => node) ?? [];
  const list = (
    <QueryList
      label="Users"
      query={query}
      connection={(data) => data.users}
      row={(node) => <UserRow key={node.id} person={node} />}
      empty={{
        icon: Users,
        title: 'No users found',
        text: role ? 'No one has this role.' : 'Try part of a name or email.',
      }}
    />
  );
  return (
    <section>
      <TabHeading
        title="User Management"
        text="Everyone with an account."
        tools={
          <>
            {' '}
            {may(me, 'runSite') && <ShowField />}
            <SelectField
              label="Role"
              placeholder="All"
              options={ROLES.map((value) => ({ value, label: ROLE_WORDS[value].label }))}
              value={role ?? ''}
              onChange={({ target }) => setRole(target.value)}
            />
            <SearchBox label="Search name or email" />
            <ListOrder />
            <DownloadButton list="users" filters={{ role }} />
          </>
        }
      />
      {may(me, 'moderate') ? (
        <BulkList
          ids={people.filter((person) => canSuspend(person, me)).map(({ id }) => id)}
          noun="user"
          label="Suspend"
          text="They're signed out right away and can't sign in again, and their active contracts are cancelled. Transfers in progress are paused until they are reinstated."
          destructive
          done="suspended"
          act={(userId, reason) => suspend({ variables: { userId, reason } })}
        >
          {list}
        </BulkList>
      ) : (
        list
      )}
    </section>
  );
}
