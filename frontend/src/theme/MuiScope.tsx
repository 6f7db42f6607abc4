import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { browserStyles, ServerStyles } from './mui-styles';
import { theme } from './theme';

/**
 * The theme for the components of MUI in it. Around each page and each dialog with such components, and nowhere else:
 * the public pages load no MUI.
 */
export const MuiScope = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={use(ServerStyles) ?? browserStyles()}>
    {/* noSsr: CSS alone switches the color mode. Without it, MUI renders twice and hydrates the page in one long task. */}
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null} noSsr>
      {children}
    </ThemeProvider>
  </CacheProvider>
);
