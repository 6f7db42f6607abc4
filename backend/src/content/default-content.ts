import type { LandingKey } from '@handover/domain/landing-content';
import { landingDefaults } from '@handover/domain/landing-defaults';
import { SettingCategory } from '../settings/setting.entity.js';

const entry = (key: LandingKey, category: SettingCategory, section: string) => ({
  key,
  value: JSON.stringify(landingDefaults[key], null, 2),
  category,
  description: `${section} section of the landing page`,
});

/** The settings that "Initialize Content" creates. */
export const DEFAULT_CONTENT = [
  entry('hero_content', SettingCategory.HERO, 'Hero'),
  entry('services_content', SettingCategory.SERVICES, 'Services'),
  entry('how_it_works_content', SettingCategory.LANDING, 'How It Works'),
  entry('trust_safety_content', SettingCategory.TRUST_SAFETY, 'Trust & Safety'),
];
