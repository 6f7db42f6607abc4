import { Bone } from '../../components/plain/Bone';
import { useThreadPreviewQuery } from '../../generated/chat';
import { MessageList } from './MessageList';

interface LatestMessagesProps {
  contractId: string;
  viewerId: string | null;
  /** How many messages the thread has. */
  count: number;
}

export const PREVIEWED = 2;

/** The last messages above the closed thread, read once: the open thread keeps the same list up to date. */
export function LatestMessages({ contractId, viewerId, count }: LatestMessagesProps) {
  const { data, loading } = useThreadPreviewQuery({ variables: { contractId, last: PREVIEWED } });
  const messages = data?.messages.edges.slice(-PREVIEWED).map(({ node }) => node) ?? [];
  if (loading) return <Bone style={{ height: count === 1 ? 70 : 152, marginTop: 16 }} />;
  return <MessageList label="Latest messages" messages={messages} viewerId={viewerId} clipped />;
}
