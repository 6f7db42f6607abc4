import { useContext } from 'react';
import type { MessageFieldsFragment } from '../../generated/chat';
import { InviteButton, InvitingContext } from '../../components/contract/InviteButton';
import { ChangeLine, type Edit } from '../../components/plain/ChangeLine';
import { timeAgo } from '../../lib/format/time';
import { isOnItsWay } from './useSendMessage';
import { ReportButton, useReporting } from '../../components/plain/ReportButton';
import { withClass } from '../../components/plain/with-class';
import './MessageList.css';
import './ThreadLog.css';

interface MessageListProps {
  label?: string;
  messages: readonly MessageFieldsFragment[];
  viewerId: string | null;
  /** Edits of the contract, shown between the messages. */
  edits?: readonly Edit[];
  /** Shows the first lines of each message only. */
  clipped?: boolean;
}

export function MessageList({ label, messages, viewerId, edits = [], clipped = false }: MessageListProps) {
  const lines = [
    ...messages.map((message) => ({ at: message.createdAt, message, edit: null })),
    ...edits.map((edit) => ({ at: edit.changedAt, message: null, edit })),
  ];
  // only for a holder who can invite
  const newestOf = useContext(InvitingContext) && new Map(messages.map(({ senderId, id }) => [senderId, id]));
  // stable, so that messages keep their order
  if (edits.length > 0) lines.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  return (
    <ul className="message-list" aria-label={label} data-clipped={clipped || undefined}>
      {lines.map(({ at, message, edit }) =>
        message ? (
          <Message
            key={message.id}
            message={message}
            mine={message.senderId === viewerId}
            isNewest={newestOf?.get(message.senderId) === message.id}
          />
        ) : (
          <li key={at} className="edit">
            <ChangeLine edit={edit} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Senders are shown by the first eight characters of their id, never by name. */
const senderName = (senderId: string) => `User ${senderId.slice(0, 8)}`;

interface MessageProps {
  message: MessageFieldsFragment;
  mine: boolean;
  /** The newest of its sender. */
  isNewest: boolean;
}

function Message({ message, mine, isNewest }: MessageProps) {
  const { id, senderId, isSeller, createdAt, contactsHidden } = message;
  const names = [mine && 'mine', isSeller && 'seller', isOnItsWay(id) && 'pending'];
  const target = { targetType: 'MESSAGE', targetId: id } as const;
  const isReported = useReporting()?.hasReported(target) ?? false;
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
      {!isReported && (
        <div className="text" dir="auto">
          {message.message}
        </div>
      )}
      {!mine && !isOnItsWay(id) && (
        <div className="acts">
          {isNewest && !isSeller && <InviteButton memberId={senderId} />}
          <ReportButton {...target} label="Report" reportedLabel="You reported this message." />
        </div>
      )}
      {mine && contactsHidden && <p className="note">Contact details are hidden from others</p>}
    </li>
  );
}

/** The box that the messages of an open thread scroll in. */
export const ThreadLog = withClass('div', 'thread-log');
