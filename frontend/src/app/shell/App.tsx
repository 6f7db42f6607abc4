import type { ReactNode } from 'react';
import 'virtual:theme.css';
import '../../theme/base.css';
import { LazyStepUp } from '../../components/plain/LazyStepUp';
import { LazyToaster } from '../../components/plain/LazyToaster';
import { BootProvider, type BootState } from '../../lib/boot/boot';
import { AppRoutes } from './AppRoutes';

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
