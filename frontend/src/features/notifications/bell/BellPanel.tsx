import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Bone } from '../../../components/plain/Bone';
import { visuallyHidden } from '../../../components/visually-hidden';
import {
  NewestNotificationsDocument,
  ReadNotificationsDocument,
  type NewestNotificationsQuery,
} from '../../../generated/notifications-bell';
import { useSetBoot } from '../../../lib/boot/boot';
import { request } from '../../../lib/boot/request';
import { useUnreadNotifications } from '../../../lib/session/useUnread';
import { formatDay, inLocalTime, timeAgo } from '../../../lib/format/time';
import './BellPanel.css';

type Newest = NewestNotificationsQuery['notifications']['edges'][number]['node'];

/** The newest notifications. Without Apollo, because the landing page carries none. */
export function BellPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { newest, failed, load, read } = useNewest();
  const unread = useUnreadNotifications();
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="bell-panel" role="dialog" aria-label="Notifications" tabIndex={-1}>
      <div className="heading">
        <h2>Notifications</h2>
        {unread > 0 && (
          <button type="button" onClick={() => void read(null)}>
            Mark all as read
          </button>
        )}
      </div>
      {failed ? (
        <p role="alert">
          Notifications could not be loaded.{' '}
          <button type="button" onClick={load}>
            Try again
          </button>
        </p>
      ) : !newest ? (
        <Loading />
      ) : newest.length === 0 ? (
        <p>Nothing yet. Questions, answers and the steps of a transfer show up here.</p>
      ) : (
        <ul>
          {newest.map((one) => (
            <NewestRow key={one.id} notification={one} onOpen={() => !one.readAt && void read([one.id])} />
          ))}
        </ul>
      )}
      <Link className="all" to="/account?tab=notifications">
        See all
      </Link>
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading" className="bones">
    {[1, 2, 3].map((bone) => (
      <Bone key={bone} />
    ))}
  </div>
);

/** Loads them when the panel opens, and again when the number of unread ones changes. */
function useNewest() {
  const [newest, setNewest] = useState<Newest[] | null>(null);
  const [failed, setFailed] = useState(false);
  const setBoot = useSetBoot();
  const unread = useUnreadNotifications();
  const load = () => {
    setFailed(false);
    request(NewestNotificationsDocument).then(
      ({ notifications }) => setNewest(notifications.edges.map(({ node }) => node)),
      () => setFailed(true),
    );
  };
  const loadNow = useEffectEvent(load);
  useEffect(() => loadNow(), [unread]);
  const read = (ids: string[] | null) =>
    request(ReadNotificationsDocument, { ids, contractId: null }).then(
      ({ markNotificationsRead }) => setBoot({ unreadNotifications: markNotificationsRead }),
      () => setFailed(true),
    );
  return { newest, failed, load, read };
}

interface NewestRowProps {
  notification: NewestNotificationsQuery['notifications']['edges'][number]['node'];
  onOpen: () => void;
}

const NewestRow = ({ notification, onOpen }: NewestRowProps) => {
  const { title, text, path, createdAt, readAt } = notification;
  return (
    <li className={readAt ? undefined : 'unread'}>
      <Link to={path} onClick={onOpen}>
        {!readAt && <span style={visuallyHidden}>Unread: </span>}
        {title}
      </Link>
      <p>{inLocalTime(text)}</p>
      <time dateTime={createdAt} title={formatDay(createdAt)}>
        {timeAgo(createdAt)}
      </time>
    </li>
  );
};
