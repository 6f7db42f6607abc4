import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from '../lib/toast/toast-store';

const load = () => import('./Toaster');
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })));

/** The toasts' code arrives with the first sign of life, so that reading the landing page does not wait for it. */
export function LazyToaster() {
  const hasToasts = useToasts().length > 0;
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((name) => document.addEventListener(name, wake, { once: true, passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, wake));
  }, []);
  if (!hasToasts && !awake) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
