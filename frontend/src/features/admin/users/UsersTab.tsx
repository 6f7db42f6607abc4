import { Users } from 'lucide-react';
import { useAdminUsersQuery } from '../../../generated/admin';
import { useSuspendUserMutation } from '../../../generated/admin-flagged';
import { QueryList } from '../list/AdminList';
import { BulkList } from '../list/BulkList';
import { DownloadButton, ListOrder, SearchBox, useListOrder, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { canSuspend, UserRow } from './UserRow';

export function UsersTab() {
  const q = useSearchText() || null;
  const query = useAdminUsersQuery({
    variables: { q, sort: useListOrder() },
    fetchPolicy: 'cache-and-network',
  });
  const [suspend] = useSuspendUserMutation();
  const people = (query.data ?? query.previousData)?.users.edges.map(({ node }) => node) ?? [];
  return (
    <section>
      <TabHeading
        title="User Management"
        text="Everyone with an account."
        tools={
          <>
            {' '}
            <SearchBox label="Search name or email" />
            <ListOrder />
            <DownloadButton list="users" />
          </>
        }
      />
      <BulkList
        ids={people.filter(canSuspend).map(({ id }) => id)}
        noun="user"
        label="Suspend"
        text="They're signed out right away and can't sign in again, and their active contracts are cancelled. Transfers in progress are paused until they are reinstated."
        destructive
        done="suspended"
        act={(userId, reason) => suspend({ variables: { userId, reason } })}
      >
        <QueryList
          label="Users"
          query={query}
          connection={(data) => data.users}
          row={(node) => <UserRow key={node.id} person={node} />}
          empty={{
            icon: Users,
            title: 'No users found',
            text: 'Try part of a name or email.',
          }}
        />
      </BulkList>
    </section>
  );
}
