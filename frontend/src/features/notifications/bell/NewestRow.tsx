import { Link } from 'react-router';
import type { NewestNotificationsQuery } from '../../../generated/notifications-bell';
import { formatDay, inLocalTime, timeAgo } from '../../../lib/format/time';

interface NewestRowProps {
  notification: NewestNotificationsQuery['notifications']['edges'][number]['node'];
  onOpen: () => void;
}

export const NewestRow = ({ notification, onOpen }: NewestRowProps) => {
  const { title, text, path, createdAt, readAt } = notification;
  return (
    <li className={readAt ? undefined : 'unread'}>
      <Link to={path} onClick={onOpen}>
        {!readAt && <span className="hidden">Unread: </span>}
        {title}
      </Link>
      <p>{inLocalTime(text)}</p>
      <time dateTime={createdAt} title={formatDay(createdAt)}>
        {timeAgo(createdAt)}
      </time>
    </li>
  );
};
