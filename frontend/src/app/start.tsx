import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { createBrowserStyles } from './browser-styles';
import { preloadPath } from './pages';
import { readPageState } from '../lib/boot/page-state';

async function start(root: HTMLElement) {
  // If the chunk fails to load, hydrate anyway: the error boundary shows a retry button instead of a blank page.
  await preloadPath(window.location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <App
        boot={readPageState().boot ?? {}}
        styles={createBrowserStyles()}
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

const root = document.getElementById('root');
if (root) void start(root);
