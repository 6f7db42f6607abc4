import { SITE_DEFAULTS } from '../site.js';
import { ENDINGS } from '../transfers/transfer-endings.js';
import type { EventFacts } from './notification-events.js';

/** How it ended, with the name of this site. */
export const endingOf = ({ endReason, site }: EventFacts): string =>
  endReason
    ? ENDINGS[endReason].words.replace(SITE_DEFAULTS.title, () => site ?? SITE_DEFAULTS.title)
    : 'The transfer has ended.';
