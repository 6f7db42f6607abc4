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
    key: 'site_title',
    value: 'Handover',
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
    key: 'contact_email',
    value: 'support@handover.example.com',
    description: 'Support address in the footer; contact requests and purchases are mailed to it',
    category: SettingCategory.CONTACT,
  },
  {
    key: 'company_phone',
    value: '(800) 555-0142',
    description: 'Support phone in the footer and the legal pages',
    category: SettingCategory.CONTACT,
  },
];
