import { useEffect, useEffectEvent, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { UnreadCountsDocument } from '../../../generated/boot';
import {
  ReadNotificationsDocument,
  NotificationAddedDocument,
  type NotificationAddedSubscription,
} from '../../../generated/notifications-bell';
import { useSetBoot } from '../../../lib/boot/boot';
import { request } from '../../../lib/boot/request';
import { useUnreadNotifications } from '../../../lib/session/useUnread';
import { socketClient } from '../../../lib/socket-client';

/** Someone who only passes by has not read the page. */
const LOOKED_MS = 1_000;

/** Keeps the numbers in the header current while a page is open, and announces what is new to screen readers. */
export function LiveNotifications() {
  const [news, setNews] = useState('');
  const setBoot = useSetBoot();
  const refresh = useEffectEvent(() => {
    // The numbers stay as they are if they cannot be read.
    request(UnreadCountsDocument).then(setBoot, () => undefined);
  });
  const added = useEffectEvent((title: string) => {
    setNews(title);
    refresh();
  });
  useEffect(() => watchNotifications({ added: (title) => added(title), missed: () => refresh() }), []);
  useReadPage();
  return (
    <span className="bell-news" role="status">
      {news}
    </span>
  );
}

/** What is about the page of a contract is read there. */
function useReadPage() {
  const unread = useUnreadNotifications();
  const setBoot = useSetBoot();
  const { pathname } = useLocation();
  const contractId = matchPath('/contracts/:contractId', pathname)?.params.contractId;
  const isContract = contractId !== undefined && contractId !== 'submit';
  const read = useEffectEvent(() => {
    request(ReadNotificationsDocument, { ids: null, contractId: contractId ?? null }).then(
      ({ markNotificationsRead }) => setBoot({ unreadNotifications: markNotificationsRead }),
      () => undefined,
    );
  });
  useEffect(() => {
    if (!isContract || unread === 0) return;
    const readIfVisible = () => !document.hidden && read();
    const timer = setTimeout(readIfVisible, LOOKED_MS);
    document.addEventListener('visibilitychange', readIfVisible, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', readIfVisible);
    };
  }, [isContract, contractId, unread]);
}

const AGAIN_MS = 2_000;

interface Listener {
  /** A notification has come, with this title. */
  added: (title: string) => void;
  /** Some may have been missed: the connection was lost. */
  missed: () => void;
}

/** Subscribes to the member's new notifications, without Apollo; returns a function that stops it. */
function watchNotifications({ added, missed }: Listener): () => void {
  let unsubscribe = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = socketClient.on('connected', (_socket, _payload, wasRetry) => wasRetry && missed());
  // The server ends a subscription that missed something.
  const again = () => {
    timer = setTimeout(() => {
      missed();
      subscribe();
    }, AGAIN_MS);
  };
  const subscribe = () => {
    unsubscribe = socketClient.subscribe<NotificationAddedSubscription>(
      { query: NotificationAddedDocument.toString() },
      {
        next: ({ data }) => data && added(data.notificationAdded.title),
        error: again,
        complete: () => undefined,
      },
    );
  };
  subscribe();
  return () => {
    clearTimeout(timer);
    stopListening();
    unsubscribe();
  };
}
