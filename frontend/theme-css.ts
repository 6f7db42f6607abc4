import type { Plugin } from 'vite';
import { themeVariables } from './src/theme/variables';

const NAME = 'virtual:theme.css';

/** `virtual:theme.css`: the variables of the theme as a style sheet, so that no copy of the palette has to be kept. */
export const themeCss: Plugin = {
  name: 'theme-css',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? themeVariables : null),
};
