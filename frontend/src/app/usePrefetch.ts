import { useEffect } from 'react';
import { preloadPath } from './pages';

/** Starts to load a page's code when somebody points at, touches or focuses a link to it. */
export function usePrefetch() {
  useEffect(() => {
    const handle = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      // A failure shows when the link is followed.
      if (link instanceof HTMLAnchorElement) preloadPath(link.pathname).catch(() => undefined);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, handle, { passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, handle));
  }, []);
}
