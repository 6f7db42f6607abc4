import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from '../lib/toast/toast-store';

const load = () => import('./Toaster');
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })));

/** Loads the toast code after the first user input or toast, so that the landing page does not wait for it. */
export function LazyToaster() {
  const hasToasts = useToasts().length > 0;
  const [active, setActive] = useState(false);
  useEffect(() => {
    const activate = () => setActive(true);
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((name) => document.addEventListener(name, activate, { once: true, passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, activate));
  }, []);
  if (!hasToasts && !active) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
