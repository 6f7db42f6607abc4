import { ShieldCheck } from 'lucide-react';
import { useFlaggedMessagesQuery } from '../../../generated/moderation-admin';
import { AdminList } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';
import { FlaggedRow } from './FlaggedRow';

export function FlaggedTab() {
  const { data, error, refetch, fetchMore } = useFlaggedMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const { hasNextPage = false, endCursor = null } = data?.flaggedMessages.pageInfo ?? {};
  return (
    <section>
      <TabHeading
        title="Flagged Messages"
        text="Messages that offer a way to leave the site, and hidden ones, newest first. Others read them without the contacts."
      />
      <AdminList
        label="Flagged messages"
        rows={data?.flaggedMessages.edges.map(({ node }) => (
          <FlaggedRow key={node.id} message={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={{ icon: ShieldCheck, title: 'Nothing was flagged' }}
      />
    </section>
  );
}
