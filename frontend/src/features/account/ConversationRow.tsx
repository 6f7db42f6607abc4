import { Link } from 'react-router';
import { StatusBadge } from '../../components/plain/StatusBadge';
import { TypeIcon } from '../../components/contract/TypeIcon';
import type { MyConversationsQuery } from '../../generated/account';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import { AccountRow } from '../../components/mui/AccountRow';
import { threadPath } from '../../lib/thread-path';

type Conversation = MyConversationsQuery['myConversations']['edges'][number]['node'];

const senderOf = ({ senderId, isSeller }: Conversation['lastMessage'], memberId: string) =>
  senderId === memberId ? 'You' : isSeller ? 'Seller' : `User ${senderId.slice(0, 8)}`;

export function ConversationRow({
  conversation,
  memberId,
}: {
  conversation: Conversation;
  memberId: string;
}) {
  const { contract, role, lastMessage, unreadCount } = conversation;
  return (
    <AccountRow className={unreadCount > 0 ? 'unread' : undefined}>
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
        {contract.status !== 'ACTIVE' && <StatusBadge status={contract.status} />}
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
