import { useEffect, useState, type ComponentType, lazy, Suspense } from 'react';
import { useToasts } from '../../lib/toast/toast-store';
import { useStepUpRequest } from '../../lib/session/step-up-store';

const StepUpDialog = lazy(() =>
  import('../mui/StepUpDialog').then((module) => ({ default: module.StepUpDialog })),
);

/** Loads the step-up dialog when the server first asks for a proof. */
export function LazyStepUp() {
  const request = useStepUpRequest();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog request={request} />
    </Suspense>
  );
}

const load = () => import('./Toaster').then((module) => module.Toaster);

/** Loads the toast code after the first user input or toast, so that the landing page does not wait for it. */
export function LazyToaster() {
  const hasToasts = useToasts().length > 0;
  const [active, setActive] = useState(false);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const wanted = (hasToasts || active) && !Toaster;

  useEffect(() => {
    const activate = () => setActive(true);
    const events = ['pointerdown', 'keydown'] as const;
    events.forEach((name) => document.addEventListener(name, activate, { once: true, passive: true }));
    return () => events.forEach((name) => document.removeEventListener(name, activate));
  }, []);

  useEffect(() => {
    if (!wanted) return;
    // A key that is pressed without a connection must not end the page: the code is asked for again later.
    const get = () =>
      void load().then(
        (component) => setToaster(() => component),
        () => undefined,
      );
    get();
    window.addEventListener('online', get);
    return () => window.removeEventListener('online', get);
  }, [wanted]);

  return Toaster && <Toaster />;
}
