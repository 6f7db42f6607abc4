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
    if (hash) return whenPresent(hash.slice(1), keepInView);
    if (!changed) return;
    // Filters change the query string of the same page and must not scroll it.
    if (type === 'POP') window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    else if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }, [key, pathname, hash, type]);
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Calls back once the element exists, which may be after its page's chunk has loaded. Returns how to stop both. */
function whenPresent(id: string, found: (element: HTMLElement) => () => void) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => clearTimeout(timer);
  const look = () => {
    const element = document.getElementById(id);
    if (element) stop = found(element);
    else if (tries++ < 40) timer = setTimeout(look, 50);
  };
  look();
  return () => stop();
}

/** What loads above a section moves it. */
const MOVES_FOR_MS = 4_000;
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to the section, and again while the page above it grows, until the user does anything. */
function keepInView(section: HTMLElement): () => void {
  section.scrollIntoView();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    USER_INPUT.forEach((name) => window.removeEventListener(name, stop));
  };
  const timer = setTimeout(stop, MOVES_FOR_MS);
  USER_INPUT.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  return stop;
}
