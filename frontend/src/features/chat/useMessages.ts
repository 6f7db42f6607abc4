import { useEffect, useState } from 'react';
import {
  MessagesDocument,
  useMessageSentSubscription,
  useMessagesQuery,
  type MessageFieldsFragment,
} from '../../generated/chat';
import { useSocketUp } from '../../lib/apollo/socket-status';
import { toastError } from '../../lib/toast/toast-error';
import { readsOtherwise, type ChatViewer, connectionOf, PAGE_SIZE } from './thread-messages';
import { useMessageChanges } from './useMessageChanges';
import { useRestart } from '../../lib/apollo/useRestart';

const POLL_MS = 3_000;

/**
 * The thread of one contract: live over the socket, polled every three seconds while the socket is down. The panel is
 * mounted only while open, so closing it stops both.
 */
export function useMessages(contractId: string, viewer: ChatViewer | null) {
  const socketUp = useSocketUp();
  const [broken, setBroken] = useState(false);
  const live = socketUp && !broken;

  const query = useMessagesQuery({
    variables: { contractId, last: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: live ? 0 : POLL_MS,
  });
  const { refetch, fetchMore } = query;
  const reload = () => void refetch().catch(() => undefined);
  useMessageChanges(contractId, viewer, reload);

  const { restart } = useMessageSentSubscription({
    variables: { contractId },
    fetchPolicy: 'no-cache',
    onData: ({ client, data }) => {
      const message = data.data?.messageSent;
      if (!message) return;
      if (readsOtherwise(viewer, message)) return reload();
      client.writeQuery({
        query: MessagesDocument,
        variables: { contractId, last: PAGE_SIZE },
        data: connectionOf(message),
      });
    },
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
  });

  useEffect(() => {
    if (!live) return;
    // Fetch messages sent between the last read and the start of the subscription.
    const timer = setTimeout(() => void refetch().catch(() => undefined), 400);
    return () => clearTimeout(timer);
  }, [live, refetch]);

  const connection = query.data?.messages;
  const loadOlder = () =>
    fetchMore({ variables: { before: connection?.pageInfo.startCursor ?? null, last: PAGE_SIZE } }).catch(
      (error: unknown) => toastError(error, 'Error', 'Older messages could not be loaded.'),
    );

  return {
    messages: connection?.edges.map(({ node }) => node) ?? ([] as MessageFieldsFragment[]),
    loading: query.loading && !connection,
    failed: Boolean(query.error) && !connection,
    retry: reload,
    // While loading, the cache may have the preview of the closed thread only.
    hasOlder: !query.loading && (connection?.pageInfo.hasPreviousPage ?? false),
    loadOlder: () => void loadOlder(),
  };
}
