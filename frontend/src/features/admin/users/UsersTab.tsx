import { Users } from 'lucide-react';
import { useAdminUsersQuery } from '../../../generated/admin';
import { rowsOf } from '../list/rows-of';
import { AdminList } from '../list/AdminList';
import { DownloadButton } from '../list/DownloadButton';
import { SearchBox, useSearchText } from '../list/SearchBox';
import { TabHeading } from '../list/TabHeading';
import { UserRow } from './UserRow';

export function UsersTab() {
  const q = useSearchText() || null;
  const query = useAdminUsersQuery({
    variables: { q },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading title="User Management" text="Everyone with an account, newest first.">
        <SearchBox label="Search name or email" />
        <DownloadButton list="users" />
      </TabHeading>
      <AdminList
        label="Users"
        {...rowsOf(
          query,
          (data) => data.users,
          (node) => <UserRow key={node.id} person={node} />,
        )}
        empty={{
          icon: Users,
          title: 'No users found',
          text: 'Try part of a name or email.',
        }}
      />
    </section>
  );
}
