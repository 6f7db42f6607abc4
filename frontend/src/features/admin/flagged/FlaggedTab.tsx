import Box from '@mui/material/Box';
import { ShieldCheck } from 'lucide-react';
import { useFlaggedContractsQuery, useFlaggedMessagesQuery } from '../../../generated/admin-flagged';
import { QueryList } from '../list/AdminList';
import { TabHeading } from '../list/TabHeading';
import { TabSkeleton } from '../list/TabSkeleton';
import { FlaggedContractRow, FlaggedMessageRow } from './FlaggedRow';

const EMPTY = { icon: ShieldCheck, title: 'Nothing flagged yet' };

export function FlaggedTab() {
  const contracts = useFlaggedContractsQuery({ fetchPolicy: 'cache-and-network' });
  const messages = useFlaggedMessagesQuery({ fetchPolicy: 'cache-and-network' });
  // Both lists appear at once, so that the first one does not push the second.
  if ([contracts, messages].some(({ data, error }) => !data && !error)) return <TabSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <section>
        <TabHeading
          title="Flagged Contracts"
          text="Contracts with contact details, off-site payment hints or words that may refuse people, ones that may be listed twice, and hidden ones, newest first. Everyone else sees contact details masked."
        />
        <QueryList
          label="Flagged contracts"
          query={contracts}
          connection={(data) => data.flaggedContracts}
          row={(node) => <FlaggedContractRow key={node.id} contract={node} />}
          empty={EMPTY}
        />
      </section>
      <section>
        <TabHeading
          title="Flagged Messages"
          text="Messages with contact details or off-site payment hints, and hidden ones, newest first. Everyone else sees them masked."
        />
        <QueryList
          label="Flagged messages"
          query={messages}
          connection={(data) => data.flaggedMessages}
          row={(node) => <FlaggedMessageRow key={node.id} message={node} />}
          empty={EMPTY}
        />
      </section>
    </Box>
  );
}
