import Box from '@mui/material/Box';
import { ShieldCheck } from 'lucide-react';
import { useFlaggedContractsQuery, useFlaggedMessagesQuery } from '../../../generated/moderation-admin';
import { AdminList } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';
import { FlaggedContractRow } from './FlaggedContractRow';
import { FlaggedMessageRow } from './FlaggedMessageRow';

const EMPTY = { icon: ShieldCheck, title: 'Nothing was flagged' };

export function FlaggedTab() {
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <FlaggedContracts />
      <FlaggedMessages />
    </Box>
  );
}

function FlaggedContracts() {
  const { data, error, refetch, fetchMore } = useFlaggedContractsQuery({ fetchPolicy: 'cache-and-network' });
  const { hasNextPage = false, endCursor = null } = data?.flaggedContracts.pageInfo ?? {};
  return (
    <section>
      <TabHeading
        title="Flagged Contracts"
        text="Contracts with contact details or hints at off-site payment, and hidden ones, newest first. Everyone else sees them masked."
      />
      <AdminList
        label="Flagged contracts"
        rows={data?.flaggedContracts.edges.map(({ node }) => (
          <FlaggedContractRow key={node.id} contract={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={EMPTY}
      />
    </section>
  );
}

function FlaggedMessages() {
  const { data, error, refetch, fetchMore } = useFlaggedMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const { hasNextPage = false, endCursor = null } = data?.flaggedMessages.pageInfo ?? {};
  return (
    <section>
      <TabHeading
        title="Flagged Messages"
        text="Messages with contact details or hints at off-site payment, and hidden ones, newest first. Everyone else sees them masked."
      />
      <AdminList
        label="Flagged messages"
        rows={data?.flaggedMessages.edges.map(({ node }) => (
          <FlaggedMessageRow key={node.id} message={node} />
        ))}
        failed={Boolean(error)}
        onRetry={() => void refetch().catch(() => undefined)}
        onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
        empty={EMPTY}
      />
    </section>
  );
}
