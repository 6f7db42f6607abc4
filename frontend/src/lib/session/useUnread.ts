import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { UnreadConversationsDocument } from '../../generated/boot';
import { useBoot, useSetBoot } from '../boot/boot';
import { request } from '../boot/request';

/** The number is read again at most this often. */
const FRESH_MS = 15_000;

/** How many conversations of the viewer have unread messages; 0 for visitors. */
export const useUnread = () => useBoot().unreadConversations ?? 0;

/** Reads the number again when a member goes to another page or comes back to this tab. */
export function useUnreadRefresh(isMember: boolean) {
  const { pathname } = useLocation();
  const setBoot = useSetBoot();
  const readAt = useRef<number | null>(null);
  const refresh = useEffectEvent(() => {
    const now = Date.now();
    // The page itself came with the number.
    readAt.current ??= now;
    if (!isMember || document.hidden || now - readAt.current < FRESH_MS) return;
    readAt.current = now;
    // The number stays as it is if it cannot be read.
    request(UnreadConversationsDocument).then(setBoot, () => undefined);
  });
  useEffect(() => refresh(), [pathname]);
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
