import { useEffect, useEffectEvent } from 'react';
import { useMarkConversationReadMutation, type MessageFieldsFragment } from '../../generated/chat';
import { useBoot, useSetBoot } from '../../lib/boot/boot';
import type { ChatViewer } from './thread-messages';

/** Messages that arrive within this time are marked with one request. */
const COLLECT_MS = 600;

/**
 * Marks the open thread as read while its member looks at it: at the start, and when another member's message arrives.
 * Readers who neither listed the contract nor wrote in the thread have nothing to mark.
 */
export function useMarkRead(
  contractId: string,
  viewer: ChatViewer | null,
  messages: Pick<MessageFieldsFragment, 'id' | 'senderId'>[],
) {
  const { unreadConversations = 0 } = useBoot();
  const setBoot = useSetBoot();
  const [mark] = useMarkConversationReadMutation();
  const last = messages.at(-1);
  const takesPart =
    viewer !== null &&
    (viewer.isSeller || unreadConversations > 0 || messages.some(({ senderId }) => senderId === viewer.id));
  // Sending a message marks the thread on the server.
  const news = takesPart && last && last.senderId !== viewer.id ? last.id : null;

  const markNow = useEffectEvent(() => {
    mark({ variables: { contractId } }).then(
      ({ data }) => data && setBoot({ unreadConversations: data.markConversationRead.unreadConversations }),
      // The thread stays unread until it is opened the next time.
      () => undefined,
    );
  });
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => !document.hidden && markNow(), COLLECT_MS);
    const onVisible = () => !document.hidden && markNow();
    document.addEventListener('visibilitychange', onVisible, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [contractId, news]);
}
