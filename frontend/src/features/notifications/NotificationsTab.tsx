import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { ShowMore } from '../../components/mui/AccountListCard';
import { wholeRow } from '../../components/mui/AccountRow';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { SectionCard } from '../../components/mui/SectionCard';
import { useMyNotificationsQuery, type NotificationFieldsFragment } from '../../generated/notifications';
import { inLocalTime, timeAgo } from '../../lib/format/time';
import { useUnreadNotifications } from '../../lib/session/useUnread';
import { useHydrated } from '../../lib/useHydrated';
import { byDay } from './by-day';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';
import { visuallyHidden } from '../../components/visually-hidden';

const Day = styled('section')({
  '& > h3': { margin: '16px 0 4px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& > ul': { margin: '0 -12px', padding: 0 },
});

/** Everything that the member was told, by day, newest first. */
export function NotificationsTab() {
  const query = useMyNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const unread = useUnreadNotifications();
  const markRead = useMarkNotificationsRead();
  const list = data?.notifications;
  return (
    <SectionCard
      title="Your Notifications"
      action={
        unread > 0 && (
          <Button variant="text" onClick={() => void markRead(null)}>
            Mark all as read
          </Button>
        )
      }
    >
      {list ? (
        <Days entries={list.edges.map(({ node }) => node)} onOpen={(id) => void markRead([id])} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <div role="status" aria-label="Loading">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={72} />
          ))}
        </div>
      )}
      <ShowMore query={query} pageInfo={list?.pageInfo} />
    </SectionCard>
  );
}

function Days({ entries, onOpen }: { entries: NotificationFieldsFragment[]; onOpen: (id: string) => void }) {
  // The server writes moments in UTC, and hydration would keep them.
  const hydrated = useHydrated();
  return entries.length === 0 ? (
    <EmptyState
      icon={Bell}
      headingLevel="h3"
      title="Nothing yet"
      text="Questions, answers and the steps of a transfer show up here."
      action={
        <Button variant="contained" component={Link} to="/contracts">
          Find a contract
        </Button>
      }
    />
  ) : (
    byDay(entries).map(([day, ofDay]) => (
      <Day key={day} aria-label={day}>
        <h3>{day}</h3>
        <ul>
          {ofDay.map(({ id, title, text, path, createdAt, readAt }) => (
            <NotificationRow key={id} className={readAt ? undefined : 'unread'}>
              {!readAt && <span className="hidden">Unread: </span>}
              <Link className="title" to={path} onClick={() => !readAt && onOpen(id)}>
                {title}
              </Link>
              <div className="text">{hydrated ? inLocalTime(text) : text}</div>
              <time dateTime={createdAt} suppressHydrationWarning>
                {timeAgo(createdAt)}
              </time>
            </NotificationRow>
          ))}
        </ul>
      </Day>
    ))
  );
}

/** One notification: headline, text and time; a dot before those that are unread. */
const NotificationRow = styled('li')({
  position: 'relative',
  padding: '12px 12px 12px 28px',
  borderRadius: 12,
  listStyle: 'none',
  '&:hover': { backgroundColor: 'var(--mui-palette-sunken-main)' },
  '& .title': {
    fontWeight: 550,
    overflowWrap: 'anywhere',
    ...wholeRow,
  },
  '& .text': { color: 'var(--mui-palette-text-secondary)', overflowWrap: 'anywhere', lineHeight: 1.5 },
  '& time': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.8125rem' },
  '& .hidden': visuallyHidden,
  '&.unread .title': { fontWeight: 700 },
  '&.unread::before': {
    content: '""',
    position: 'absolute',
    top: 21,
    left: 11,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
});
