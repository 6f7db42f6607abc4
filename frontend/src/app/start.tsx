import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { createBrowserStyles } from './browser-styles';
import { preloadPath } from './pages';
import { completeBoot, createBootStore } from '../lib/boot/boot-store';
import { readPageState } from '../lib/boot/page-state';

async function start(root: HTMLElement) {
  const boot = createBootStore(readPageState().boot ?? {});
  completeBoot(boot);
  // A page whose code does not arrive is drawn as broken, not left blank.
  await preloadPath(window.location.pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <App
        boot={boot}
        styles={createBrowserStyles()}
        // an address that is changed in a transition and a query that depends on it would ask in turns for ever
        router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
      />
    </StrictMode>
  );
  // In slices: the page is readable already and stays responsive while it wakes up.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const root = document.getElementById('root');
if (root) void start(root);
