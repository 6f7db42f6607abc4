import { SITE_DEFAULTS, SITE_KEYS } from './site.js';

interface DefaultSetting {
  key: string;
  value: string;
  description: string;
  category: 'general' | 'hero' | 'contact';
}

/** Settings created by "Initialize Default Settings"; email address and phone number are reserved placeholders. */
export const DEFAULT_SETTINGS: readonly DefaultSetting[] = [
  {
    key: SITE_KEYS.title,
    value: SITE_DEFAULTS.title,
    description: 'The name of the product, in the header and in mails',
    category: 'general',
  },
  {
    key: 'hero_title',
    value: 'Transfer Your Contracts',
    description: 'First line of the landing page',
    category: 'hero',
  },
  {
    key: 'hero_subtitle',
    value: 'With Confidence',
    description: 'Second line of the landing page',
    category: 'hero',
  },
  {
    key: SITE_KEYS.email,
    value: SITE_DEFAULTS.email,
    description: 'Support address in the footer; contact requests and purchases are mailed to it',
    category: 'contact',
  },
  {
    key: SITE_KEYS.phone,
    value: SITE_DEFAULTS.phone,
    description: 'Support phone in the footer and the legal pages',
    category: 'contact',
  },
];
