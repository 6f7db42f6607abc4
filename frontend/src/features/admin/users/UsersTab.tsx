import { Users } from 'lucide-react';
import { useAdminUsersQuery } from '../../../generated/admin';
import { AdminList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { UserRow } from './UserRow';

export function UsersTab() {
  const q = useSearchText() || null;
  const { data, previousData, error, refetch, fetchMore } = useAdminUsersQuery({
    variables: { q },
    fetchPolicy: 'cache-and-network',
  });
  const { hasNextPage = false, endCursor = null } = data?.users.pageInfo ?? {};
  // Keep the previous results while a new search is loading.
  const shown = data ?? previousData;
  return (
    <section>
      <TabHeading title="User Management" text="Everyone with an account, newest first.">
        <SearchBox label="Search name or email" />
      </TabHeading>
      <AdminList
        label="Users"
        rows={shown?.users.edges.map(({ node }) => (
          <UserRow key={node.id} person={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={{
          icon: Users,
          title: 'No users found',
          text: 'Try a part of the name or of the email address.',
        }}
      />
    </section>
  );
}
