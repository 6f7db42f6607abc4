import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  MessagesDocument,
  useSendMessageMutation,
  type MessagesQuery,
  type SendMessageMutation,
} from '../../generated/chat';
import { isOffline } from '../../lib/connection';
import { readError } from '../../lib/errors/read-error';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';
import { type ChatViewer, connectionOf, PAGE_SIZE } from './thread-messages';

/** Optimistic ids start with `~`, which sorts after every UUID, so pending messages stay last. */
export const isOnItsWay = (id: string) => id.startsWith('~');

/** A message whose answer was lost with the connection: the server may have it or not. */
interface Unanswered {
  text: string;
  /** The viewer's messages that were known when it was sent. */
  known: ReadonlySet<string>;
}

/**
 * Shows the message optimistically. If it was not sent, removes it and passes its text to `onFailed` with the code of the
 * error, or `OFFLINE` without a connection. Sending a text again whose answer was lost first asks whether it has arrived.
 */
export function useSendMessage(
  contractId: string,
  viewer: ChatViewer,
  onFailed: (text: string, reason: string) => void,
) {
  const client = useApolloClient();
  const [sendMessage] = useSendMessageMutation();
  const unanswered = useRef<Unanswered | null>(null);
  const thread = { query: MessagesDocument, variables: { contractId, last: PAGE_SIZE } };

  const ownIn = (data: MessagesQuery | null | undefined) =>
    (data?.messages.edges ?? []).map(({ node }) => node).filter(({ senderId }) => senderId === viewer.id);

  const hasArrived = async ({ text, known }: Unanswered) => {
    const { data } = await client.query({ ...thread, fetchPolicy: 'network-only' });
    return ownIn(data).some(({ id, message }) => message === text && !known.has(id));
  };

  const write = (text: string) =>
    sendMessage({
      variables: { contractId, message: text },
      optimisticResponse: {
        sendMessage: {
          __typename: 'Message',
          id: `~${Date.now()}`,
          contractId,
          senderId: viewer.id,
          isSeller: viewer.isSeller,
          message: text,
          contactsHidden: false,
          createdAt: new Date().toISOString(),
        },
      } as SendMessageMutation,
      update: (cache, { data }) => {
        if (data) cache.writeQuery({ ...thread, data: connectionOf(data.sendMessage) });
      },
    });

  const send = async (text: string) => {
    const lost = unanswered.current?.text === text ? unanswered.current : null;
    const attempt = lost ?? { text, known: new Set(ownIn(client.readQuery(thread)).map(({ id }) => id)) };
    try {
      if (!lost || !(await hasArrived(lost))) await write(text);
      unanswered.current = null;
    } catch (error) {
      const { code } = readError(error);
      unanswered.current = code === 'NETWORK' ? attempt : null;
      if (code === 'NETWORK' && isOffline()) return onFailed(text, 'OFFLINE');
      toastError(error, 'Message Failed', 'There was a problem sending your message.');
      onFailed(text, code);
    }
  };

  /** Returns true if the message is on its way. */
  return (text: string) => {
    const trimmed = text.trim();
    if (!trimmed) {
      toast({ title: 'Message Required', description: 'Please enter a message.', variant: 'destructive' });
      return false;
    }
    if (isOffline()) {
      onFailed(trimmed, 'OFFLINE');
      return false;
    }
    void send(trimmed);
    return true;
  };
}
