import { describeScreens } from './support/screens.js';
import { DESKTOP } from './support/stage.js';

describeScreens('a desktop in dark colors', { viewport: DESKTOP, colorScheme: 'dark' });
