import { styled } from '@mui/material/styles';
import type { MessageFieldsFragment } from '../../generated/chat';
import { timeAgo } from '../../lib/format/time';
import { isOnItsWay } from './useSendMessage';

interface MessageListProps {
  label?: string;
  messages: readonly MessageFieldsFragment[];
  viewerId: string | null;
  /** Shows the first lines of each message only. */
  clipped?: boolean;
}

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-clipped]': { marginTop: 16 },
  '&[data-clipped] .text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& li': {
    justifySelf: 'start',
    maxWidth: 'min(92%, 60ch)',
    padding: '10px 14px 11px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '4px 16px 16px 16px',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& li.seller': { borderColor: 'var(--mui-palette-amber-main)' },
  '& li.mine': {
    justifySelf: 'end',
    borderColor: 'transparent',
    borderRadius: '16px 4px 16px 16px',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
  },
  '& li.pending': { opacity: 0.65 },
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: '0.8125rem',
    lineHeight: 1.6,
  },
  '& .head b': { fontWeight: 600 },
  '& .head time, & .note': { color: 'var(--mui-palette-text-secondary)' },
  '& .chip': {
    padding: '1px 8px',
    borderRadius: 99,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'var(--mui-palette-state-active-main)',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
  },
  '& .mine .chip': { backgroundColor: 'var(--mui-palette-background-paper)' },
  '& .seller .chip': {
    color: 'var(--mui-palette-amber-ink)',
    backgroundColor: 'var(--mui-palette-amber-soft)',
  },
  '& .text': {
    marginTop: 2,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
  '& .note': { margin: '4px 0 0', fontSize: '0.8125rem', lineHeight: 1.5 },
});

export function MessageList({ label, messages, viewerId, clipped = false }: MessageListProps) {
  return (
    <List aria-label={label} data-clipped={clipped || undefined}>
      {messages.map((message) => (
        <Message key={message.id} message={message} mine={message.senderId === viewerId} />
      ))}
    </List>
  );
}

/** Senders are shown by the first eight characters of their id, never by name. */
const senderName = (senderId: string) => `User ${senderId.slice(0, 8)}`;

function Message({ message, mine }: { message: MessageFieldsFragment; mine: boolean }) {
  const { id, senderId, isSeller, createdAt, contactsHidden } = message;
  const names = [mine && 'mine', isSeller && 'seller', isOnItsWay(id) && 'pending'];
  return (
    <li className={names.filter(Boolean).join(' ') || undefined}>
      <div className="head">
        <b>{senderName(senderId)}</b>
        {isSeller && <span className="chip">Seller</span>}
        {mine && <span className="chip">You</span>}
        <time dateTime={createdAt} suppressHydrationWarning>
          {timeAgo(createdAt)}
        </time>
      </div>
      <div className="text" dir="auto">
        {message.message}
      </div>
      {mine && contactsHidden && <p className="note">Contact details are hidden from others</p>}
    </li>
  );
}
