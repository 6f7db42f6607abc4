import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import './augment';
import { componentStyles } from './components';
import { browserStyles, ServerStyles } from './mui-styles';
import { dark, light } from './palette';
import { radius } from './tokens';
import { bodyFamily, typography } from './typography';

/**
 * The theme for the components of MUI in it. Around each page and each dialog with such components, and nowhere else:
 * the public pages load no MUI.
 */
export const MuiScope = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={use(ServerStyles) ?? browserStyles()}>
    {/* noSsr: CSS alone switches the color mode. Without it, MUI renders twice and hydrates the page in one long task. */}
    <ThemeProvider theme={theme()} defaultMode="system" storageManager={null} noSsr>
      {children}
    </ThemeProvider>
  </CacheProvider>
);

let created: Theme | undefined;

/** Created on first use: that takes a tenth of a second on a slow phone, which would delay the page's other code. */
const theme = (): Theme =>
  (created ??= createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    // "Medium" is 768 px throughout this product.
    breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1024, xl: 1280 } },
    shape: { borderRadius: radius.large },
    typography: { fontFamily: bodyFamily, ...typography },
    components: componentStyles,
  }));
