import type { ReactNode } from 'react';
import 'virtual:theme.css';
import '../theme/base.css';
import { LazyStepUp } from '../components/LazyStepUp';
import { LazyToaster } from '../components/LazyToaster';
import { BootProvider, type BootState } from '../lib/boot/boot';
import { AppRoutes } from './AppRoutes';
import type { Page } from './page';

interface AppProps {
  boot: BootState;
  /** Wraps the routes: BrowserRouter in the browser, StaticRouter on the server. */
  router: (routes: ReactNode) => ReactNode;
  /** The pages that it can show: on the server only the one that is rendered. */
  pages?: readonly Page[];
}

/** The root component; server and browser render the same tree. */
export const App = ({ boot, router, pages }: AppProps) => (
  <BootProvider initial={boot}>
    {router(<AppRoutes pages={pages} />)}
    <LazyToaster />
    <LazyStepUp />
  </BootProvider>
);
