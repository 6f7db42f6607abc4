import { describeScreens } from './support/screens.js';
import { PHONE } from './support/stage.js';

// screens.desktop.slow.e2e.ts opens them on a desktop in dark colors
describeScreens('a phone in light colors', { viewport: PHONE, colorScheme: 'light' });
