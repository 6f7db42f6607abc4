import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../components/mui/BusyButton';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorState } from '../../components/plain/ErrorState';
import { SectionCard } from '../../components/mui/SectionCard';
import { useMyNotificationsQuery, type NotificationFieldsFragment } from '../../generated/notifications';
import { inLocalTime, timeAgo } from '../../lib/format/time';
import { useUnreadNotifications } from '../../lib/session/useUnread';
import { toastError } from '../../lib/toast/toast-error';
import { byDay } from './by-day';
import { NotificationRow } from './NotificationRow';
import { useMarkNotificationsRead } from './useMarkNotificationsRead';

const Day = styled('section')({
  '& > h3': { margin: '16px 0 4px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  '& > ul': { margin: '0 -12px', padding: 0 },
});

/** Everything that the member was told, by day, newest first. */
export function NotificationsTab() {
  const { data, error, refetch, fetchMore } = useMyNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const unread = useUnreadNotifications();
  const markRead = useMarkNotificationsRead();
  const [busy, setBusy] = useState(false);
  const list = data?.notifications;
  const showMore = async () => {
    setBusy(true);
    try {
      await fetchMore({ variables: { after: list?.pageInfo.endCursor ?? null } });
    } catch (problem) {
      toastError(problem, 'Error', 'The rest of the list could not be loaded. Please try again.');
    } finally {
      setBusy(false);
    }
  };
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
      {list?.pageInfo.hasNextPage && (
        <BusyButton
          variant="outlined"
          busy={busy}
          busyLabel="Loading..."
          onClick={() => void showMore()}
          style={{ marginTop: 12 }}
        >
          Show more
        </BusyButton>
      )}
    </SectionCard>
  );
}

interface DaysProps {
  entries: NotificationFieldsFragment[];
  onOpen: (id: string) => void;
}

const Days = ({ entries, onOpen }: DaysProps) =>
  entries.length === 0 ? (
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
              <div className="text" suppressHydrationWarning>
                {inLocalTime(text)}
              </div>
              <time dateTime={createdAt} suppressHydrationWarning>
                {timeAgo(createdAt)}
              </time>
            </NotificationRow>
          ))}
        </ul>
      </Day>
    ))
  );
