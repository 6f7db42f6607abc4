import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenConnected } from '../../lib/connection';
import { lazyPart } from '../../lib/lazy-part';
import { useToasts } from '../../lib/toast/toast-store';
import { useQuestion } from '../../lib/session/member-question';

const QuestionDialog = lazyPart(() =>
  import('../mui/QuestionDialog').then((module) => module.QuestionDialog),
);

/** Loads the dialog when the server first asks something of the member. */
export function LazyQuestion() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Suspense>
      <QuestionDialog question={question} />
    </Suspense>
  );
}

const load = () => import('./Toaster').then((module) => module.Toaster);

/** The page is idle by then. A toast about a lost connection must not need the connection to be shown. */
const AT_LATEST_MS = 5_000;

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
    const timer = setTimeout(activate, AT_LATEST_MS);
    return () => {
      events.forEach((name) => document.removeEventListener(name, activate));
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (!wanted) return;
    // a failed load must not end the page
    void whenConnected(load).then(
      (component) => setToaster(() => component),
      () => undefined,
    );
  }, [wanted]);

  return Toaster && <Toaster />;
}
