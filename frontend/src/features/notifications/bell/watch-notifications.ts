import {
  NotificationAddedDocument,
  type NotificationAddedSubscription,
} from '../../../generated/notifications-bell';
import { socketClient } from '../../../lib/socket-client';

const AGAIN_MS = 2_000;

interface Listener {
  /** A notification has come, with this title. */
  added: (title: string) => void;
  /** Some may have been missed: the connection was lost. */
  missed: () => void;
}

/** Subscribes to the member's new notifications, without Apollo; returns a function that stops it. */
export function watchNotifications({ added, missed }: Listener): () => void {
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
