import Button from '@mui/material/Button';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { TypeIcon } from '../../components/contract/TypeIcon';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { AccountRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { reservedBadge } from '../../components/contract/ReservedBadge';
import { StatusBadge } from '../../components/plain/StatusBadge';
import { useMyConversationsQuery, type MyConversationsQuery } from '../../generated/account';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import type { Me } from '../../lib/session/useSession';
import { threadPath } from '../../lib/thread-path';

/** The threads that the member takes part in, unread ones first. */
export function Conversations({ me }: { me: Pick<Me, 'id'> }) {
  const query = useMyConversationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Your Conversations"
      query={query}
      list={query.data?.myConversations}
      row={(node) => <ConversationRow key={node.contract.id} conversation={node} memberId={me.id} />}
      empty={
        <EmptyState
          icon={MessagesSquare}
          headingLevel="h3"
          title="No conversations yet"
          text="Ask a question on a contract, or answer one on yours. Each conversation you take part in shows up here."
          action={
            <Button variant="contained" component={Link} to="/contracts">
              Find a contract
            </Button>
          }
        />
      }
    />
  );
}

type Conversation = MyConversationsQuery['myConversations']['edges'][number]['node'];

const senderOf = ({ senderId, isSeller }: Conversation['lastMessage'], memberId: string) =>
  senderId === memberId ? 'You' : isSeller ? 'Seller' : `User ${senderId.slice(0, 8)}`;

function ConversationRow({ conversation, memberId }: { conversation: Conversation; memberId: string }) {
  const { contract, role, lastMessage, unreadCount } = conversation;
  const reserved = reservedBadge(contract);
  return (
    <AccountRow className={`${unreadCount > 0 ? 'unread' : ''} ${reserved ? 'sentences' : ''}`}>
      <TypeIcon type={contract.type} size={40} />
      <div>
        <Link className="title" to={threadPath(contract.id)}>
          {contract.title}
        </Link>
        <div className="details">
          {senderOf(lastMessage, memberId)}: <bdi>{lastMessage.message}</bdi>
        </div>
        <div className="more">
          {role === 'SELLER' ? 'Your listing' : 'You asked'} ·{' '}
          <time
            dateTime={lastMessage.createdAt}
            title={formatDay(lastMessage.createdAt)}
            suppressHydrationWarning
          >
            {timeAgoInText(lastMessage.createdAt)}
          </time>
        </div>
      </div>
      <div className="end">
        {reserved ?? (contract.status !== 'ACTIVE' && <StatusBadge status={contract.status} />)}
        {unreadCount > 0 && (
          <span className="count">
            {unreadCount}
            <span className="hidden"> unread</span>
          </span>
        )}
      </div>
    </AccountRow>
  );
}
