import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/** Restores the scroll position on back and forward, scrolls to `#section`, and starts other pages at the top. */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ key, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(last.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useIsomorphicLayoutEffect(() => {
    const samePage = last.current.pathname === pathname;
    const changed = last.current.key !== key;
    last.current = { key, pathname };
    if (hash) return whenPresent(hash.slice(1), (section) => section.scrollIntoView());
    if (!changed) return;
    // Filters change the query string of the same page and must not scroll it.
    if (type === 'POP') window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }, [key, pathname, hash, type]);
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Calls back once the element exists, which may be after its page's chunk has loaded. */
function whenPresent(id: string, found: (element: HTMLElement) => void) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const element = document.getElementById(id);
    if (element) found(element);
    else if (tries++ < 40) timer = setTimeout(look, 50);
  };
  look();
  return () => clearTimeout(timer);
}
