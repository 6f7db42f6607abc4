import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, type RefObject } from 'react';
import {
  TransferMessagesDocument,
  useMarkTransferReadMutation,
  useSendTransferMessageMutation,
  useTransferMessageSentSubscription,
  useTransferMessagesQuery,
  type PrivateMessageFieldsFragment,
  type TransferMessagesQuery,
} from '../../../generated/transfer';
import { useSocketUp } from '../../../lib/apollo/socket-status';
import { useRestart } from '../../../lib/apollo/useRestart';
import { toastError } from '../../../lib/toast/toast-error';

const PAGE_SIZE = 50;
const POLL_MS = 3_000;

/** One message as a page: the cache merges pages, so writing it appends the message. */
function pageOf(message: PrivateMessageFieldsFragment): TransferMessagesQuery {
  const node = { ...message, __typename: 'TransferMessage' };
  const edge = { __typename: 'TransferMessageEdge', cursor: message.id, node };
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, startCursor: message.id };
  const transferMessages = { __typename: 'TransferMessageConnection', edges: [edge], pageInfo };
  return { transferMessages };
}

/** The private thread of a transfer: live over the socket, polled while it is down. */
export function usePrivateThread(transferId: string) {
  const client = useApolloClient();
  const socketUp = useSocketUp();
  const [broken, setBroken] = useState(false);
  const live = socketUp && !broken;
  const variables = { transferId, last: PAGE_SIZE };
  const { data, error, loading, refetch, fetchMore } = useTransferMessagesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: live ? 0 : POLL_MS,
  });
  const show = (message: PrivateMessageFieldsFragment) =>
    client.writeQuery({ query: TransferMessagesDocument, variables, data: pageOf(message) });

  const { restart } = useTransferMessageSentSubscription({
    variables: { transferId },
    fetchPolicy: 'no-cache',
    onData: ({ data: sent }) => sent.data && show(sent.data.transferMessageSent),
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
  });
  useEffect(() => {
    if (!live) return;
    // what was sent between the first answer and the start of the subscription
    const timer = setTimeout(() => void refetch().catch(() => undefined), 400);
    return () => clearTimeout(timer);
  }, [live, refetch]);

  const [sendMessage, { loading: sending }] = useSendTransferMessageMutation();
  const connection = data?.transferMessages;
  return {
    messages: connection?.edges.map(({ node }) => node) ?? [],
    loading: loading && !connection,
    failed: Boolean(error) && !connection,
    retry: () => void refetch().catch(() => undefined),
    hasOlder: connection?.pageInfo.hasPreviousPage ?? false,
    loadOlder: () =>
      void fetchMore({
        variables: { before: connection?.pageInfo.startCursor ?? null, last: PAGE_SIZE },
      }).catch((problem: unknown) => toastError(problem, 'Error', 'Older messages could not be loaded.')),
    sending,
    /** Rejects if the server did not take it. */
    send: async (message: string) => {
      const sent = await sendMessage({ variables: { transferId, message } });
      if (sent.data) show(sent.data.sendTransferMessage);
    },
  };
}

/** Marks the thread as read once its messages are on the screen. */
export function useReadThread(box: RefObject<HTMLElement | null>, transferId: string, unread: number): void {
  const [markRead] = useMarkTransferReadMutation();
  useEffect(() => {
    if (unread === 0 || !box.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== 'visible') return;
      seen.disconnect();
      void markRead({ variables: { transferId } }).catch(() => undefined);
    });
    const watch = () => box.current && seen.observe(box.current);
    // a tab in the background has not shown them
    const watchAgain = () => {
      seen.disconnect();
      watch();
    };
    watch();
    document.addEventListener('visibilitychange', watchAgain);
    return () => {
      document.removeEventListener('visibilitychange', watchAgain);
      seen.disconnect();
    };
  }, [box, transferId, unread, markRead]);
}
