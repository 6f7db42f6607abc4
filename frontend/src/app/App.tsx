import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LazyStepUp } from '../components/LazyStepUp';
import { LazyToaster } from '../components/LazyToaster';
import { BootProvider, type BootState } from '../lib/boot/boot';
import { fontFaces } from '../theme/fonts';
import { theme } from '../theme/theme';
import { AppRoutes } from './AppRoutes';

interface AppProps {
  boot: BootState;
  styles: EmotionCache;
  /** Wraps the routes: BrowserRouter in the browser, StaticRouter on the server. */
  router: (routes: ReactNode) => ReactNode;
}

/** The root component; server and browser render the same tree. */
export function App({ boot, styles, router }: AppProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: CSS alone switches the color mode. Without it, MUI renders twice and hydrates the page in one long task. */}
      <ThemeProvider theme={theme} defaultMode="system" storageManager={null} noSsr>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline enableColorScheme />
        <BootProvider initial={boot}>
          {router(<AppRoutes />)}
          <LazyToaster />
          <LazyStepUp />
        </BootProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
