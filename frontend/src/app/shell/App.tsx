import type { ReactNode } from 'react';
import { LazyStepUp, LazyToaster } from '../../components/plain/LazyOverlays';
import { BootProvider, type BootState } from '../../lib/boot/boot';
import { AppRoutes } from './AppRoutes';
import 'virtual:theme.css';
import '../../theme/base.css';

interface AppProps {
  boot: BootState;
  /** Wraps the routes: BrowserRouter in the browser, StaticRouter on the server. */
  router: (routes: ReactNode) => ReactNode;
}

/** The root component; server and browser render the same tree. */
export const App = ({ boot, router }: AppProps) => (
  <BootProvider initial={boot}>
    {router(<AppRoutes />)}
    <LazyToaster />
    <LazyStepUp />
  </BootProvider>
);
