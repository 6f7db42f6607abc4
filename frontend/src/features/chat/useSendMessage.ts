import { MessagesDocument, useSendMessageMutation, type SendMessageMutation } from '../../generated/chat';
import { toastError } from '../../lib/toast/toast-error';
import { toast } from '../../lib/toast/toast-store';
import type { ChatViewer } from './chat-viewer';
import { connectionOf, PAGE_SIZE } from './message-cache';

/** Optimistic ids start with `~`, which sorts after every UUID, so pending messages stay last. */
export const isOnItsWay = (id: string) => id.startsWith('~');

/** Shows the message optimistically; if the server refuses it, removes it and passes its text to `onFailed`. */
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

  /** Returns true unless the text was empty. */
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
