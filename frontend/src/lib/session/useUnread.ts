import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { UnreadCountsDocument } from '../../generated/boot';
import { useBoot, useSetBoot } from '../boot/boot';
import { request } from '../boot/request';

/** The numbers are read again at most this often. */
const FRESH_MS = 15_000;

/** How many conversations of the viewer have unread messages; 0 for visitors. */
export const useUnread = () => useBoot().unreadConversations ?? 0;

/** How many of the viewer's notifications are unread; 0 for visitors. */
export const useUnreadNotifications = () => useBoot().unreadNotifications ?? 0;

/** Reads the numbers again when a member goes to another page or comes back to this tab. */
export function useUnreadRefresh(isMember: boolean) {
  const { pathname } = useLocation();
  const setBoot = useSetBoot();
  const readAt = useRef<number | null>(null);
  const refresh = useEffectEvent(() => {
    const now = Date.now();
    // The page itself came with the numbers.
    readAt.current ??= now;
    if (!isMember || document.hidden || now - readAt.current < FRESH_MS) return;
    readAt.current = now;
    // If they cannot be read, the old numbers stay.
    request(UnreadCountsDocument).then(setBoot, () => undefined);
  });
  useEffect(() => refresh(), [pathname]);
  useEffect(() => {
    const onVisible = () => refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
