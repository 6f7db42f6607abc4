import { createTheme } from '@mui/material/styles';
import './augment';
import { componentStyles } from './components';
import { dark, light } from './palette';
import { radius } from './tokens';
import { bodyFamily, typography } from './typography';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  // "Medium" is 768 px throughout this product.
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: radius.large },
  typography: { fontFamily: bodyFamily, ...typography },
  components: componentStyles,
});
