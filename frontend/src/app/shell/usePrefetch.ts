import { useEffect } from 'react';
import { preloadPath } from './pages';

/** Prefetches a page's chunk when a link to it is hovered, touched or focused. */
export function usePrefetch() {
  useEffect(() => {
    const handle = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      // A failed prefetch is retried, and reported, when the link is followed.
      if (link instanceof HTMLAnchorElement) preloadPath(link.pathname).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, handle, { passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, handle));
  }, []);
}
