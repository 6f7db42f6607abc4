import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { fontFaces } from '../src/theme/fonts';
import { theme } from '../src/theme/theme';
import { DesignPage } from './DesignPage';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null} noSsr>
      <GlobalStyles styles={fontFaces} />
      <CssBaseline enableColorScheme />
      <MemoryRouter>
        <DesignPage />
      </MemoryRouter>
    </ThemeProvider>,
  );
