import type { SettingCategory } from '../../../generated/admin';

export const categoryLabels: Record<SettingCategory, string> = {
  GENERAL: 'General',
  LANDING: 'Landing',
  CONTACT: 'Contact',
  HERO: 'Hero',
  SERVICES: 'Services',
  TRUST_SAFETY: 'Trust & Safety',
  SOCIAL: 'Social',
};

export const categoryOptions = Object.entries(categoryLabels).map(([value, label]) => ({ value, label }));
