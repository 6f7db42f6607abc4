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

const categories = Object.keys(categoryLabels) as SettingCategory[];

export const categoryFrom = (value: string): SettingCategory =>
  categories.find((category) => category === value) ?? 'GENERAL';
