import { SITE_DEFAULTS, SITE_KEYS } from '@handover/domain/site';
import { SettingCategory } from './setting.entity.js';

export interface NewSetting {
  key: string;
  value: string;
  description?: string | null;
  category?: SettingCategory | null;
}

/** Settings created by "Initialize Default Settings"; email address and phone number are reserved placeholders. */
export const DEFAULT_SETTINGS: readonly NewSetting[] = [
  {
    key: SITE_KEYS.title,
    value: SITE_DEFAULTS.title,
    description: 'The name of the product, in the header and in mails',
    category: SettingCategory.GENERAL,
  },
  {
    key: 'hero_title',
    value: 'Transfer Your Contracts',
    description: 'First line of the landing page',
    category: SettingCategory.HERO,
  },
  {
    key: 'hero_subtitle',
    value: 'With Confidence',
    description: 'Second line of the landing page',
    category: SettingCategory.HERO,
  },
  {
    key: SITE_KEYS.email,
    value: SITE_DEFAULTS.email,
    description: 'Support address in the footer; contact requests and purchases are mailed to it',
    category: SettingCategory.CONTACT,
  },
  {
    key: SITE_KEYS.phone,
    value: SITE_DEFAULTS.phone,
    description: 'Support phone in the footer and the legal pages',
    category: SettingCategory.CONTACT,
  },
];
