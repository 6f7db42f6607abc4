import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { BootState } from '../../lib/boot/boot';
import { earlyAnswers, takeEarly } from '../../lib/boot/early-answers';
import { nextTask } from '../../lib/next-task';
import { App } from './App';
import { findPage, preloadPath } from './pages';

export async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  // If the chunk fails to load, hydrate anyway: the error boundary shows a retry button instead of a blank page.
  await preloadPath(window.location.pathname).catch(() => undefined);
  await nextTask();
  const found = findPage(window.location.pathname);
  const { boot, results } = readPageState();
  earlyAnswers.push(
    ...queriesOf(found, boot)
      .map((query, n) => ({ ...query, data: results[n] }))
      .filter(({ data }) => data),
  );
  await takeEarly.answers?.(!found?.page.sharedByMembers);
  const app = (
    <StrictMode>
      <App
        boot={boot}
        // With transitions, a query that depends on the address would alternate between the old and the new one.
        router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
      />
    </StrictMode>
  );
  // As a transition React hydrates in slices, so the page stays responsive.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** The queries of the page that the server has answered, in the order of the answers. */
function queriesOf(found: ReturnType<typeof findPage>, { me = null }: BootState) {
  const search = new URLSearchParams(window.location.search);
  return found?.page.module?.queries?.({ params: found.params, search, me }) ?? [];
}

interface PageState {
  boot: BootState;
  /** The answers to the page's queries in their order; null for one that failed. */
  results: unknown[];
}

const readScript = (id: string): object => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as object) : {};
};

/** The data that the server rendered this page with, and the viewer it was sent to; empty if it sent the bare shell. */
function readPageState(): PageState {
  const { boot, results = [] } = readScript('state') as Partial<PageState>;
  return { boot: { ...boot, ...readScript('viewer') }, results };
}
