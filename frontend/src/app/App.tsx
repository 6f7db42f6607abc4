import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LazyToaster } from '../components/LazyToaster';
import { BootContext, type BootStore } from '../lib/boot/boot-store';
import { fontFaces } from '../theme/fonts';
import { theme } from '../theme/theme';
import { AppRoutes } from './AppRoutes';

interface AppProps {
  boot: BootStore;
  styles: EmotionCache;
  /** The router around the routes: the browser's own, or one fixed address on the server. */
  router: (routes: ReactNode) => ReactNode;
}

/** The whole product, the same tree on the server and in the browser. */
export function App({ boot, styles, router }: AppProps) {
  return (
    <CacheProvider value={styles}>
      {/* noSsr: the mode is CSS's business here; without it a second render wakes the whole page in one go. */}
      <ThemeProvider theme={theme} defaultMode="system" storageManager={null} noSsr>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline enableColorScheme />
        <BootContext value={boot}>
          {router(<AppRoutes />)}
          <LazyToaster />
        </BootContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
