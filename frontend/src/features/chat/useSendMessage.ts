import { MessagesDocument, useSendMessageMutation, type SendMessageMutation } from '../../generated/chat';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';
import type { ChatViewer } from './chat-viewer';
import { connectionOf, PAGE_SIZE } from './message-cache';

/** Sorts behind every real id, so that a message on its way stands last. */
export const isOnItsWay = (id: string) => id.startsWith('~');

/** Sends at once on screen; a refused message disappears again and `onFailed` gives the words back. */
export function useSendMessage(
  contractId: string,
  viewer: ChatViewer | null,
  onFailed: (text: string) => void,
) {
  const [sendMessage] = useSendMessageMutation();

  const send = async (text: string) => {
    if (!viewer) return;
    const optimistic = {
      sendMessage: {
        __typename: 'Message',
        id: `~${Date.now()}`,
        contractId,
        senderId: viewer.id,
        isSeller: viewer.isSeller,
        message: text,
        createdAt: new Date().toISOString(),
      },
    } as SendMessageMutation;
    try {
      await sendMessage({
        variables: { contractId, message: text },
        optimisticResponse: optimistic,
        update: (cache, { data }) => {
          if (!data) return;
          cache.writeQuery({
            query: MessagesDocument,
            variables: { contractId, last: PAGE_SIZE },
            data: connectionOf(data.sendMessage),
          });
        },
      });
    } catch (error) {
      toastError(error, 'Message Failed', 'There was a problem sending your message.');
      onFailed(text);
    }
  };

  /** True when there was something to send. */
  return (text: string) => {
    const trimmed = text.trim();
    if (!trimmed) {
      toast({ title: 'Message Required', description: 'Please enter a message.', variant: 'destructive' });
      return false;
    }
    void send(trimmed);
    return true;
  };
}
