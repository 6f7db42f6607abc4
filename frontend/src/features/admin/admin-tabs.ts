import type { ComponentType } from 'react';
import type { LandingPreview } from './content/SectionPreview';

/** Every tab gets the preview of the landing page; only Content uses it. */
export type TabComponent = ComponentType<{ preview: LandingPreview }>;

/** Also the slugs in the URL (`?tab=users`). */
export type AdminTab =
  | 'contracts'
  | 'users'
  | 'flagged'
  | 'requests'
  | 'purchases'
  | 'content'
  | 'hero'
  | 'services'
  | 'settings'
  | 'audit';

interface TabDefinition {
  tab: AdminTab;
  label: string;
  /** Each tab's code loads when it is opened. */
  load: () => Promise<TabComponent>;
}

/** The navigation in display order. */
export const tabGroups: { group: string; tabs: TabDefinition[] }[] = [
  {
    group: 'Marketplace',
    tabs: [
      {
        tab: 'contracts',
        label: 'Contracts',
        load: () => import('./contracts/ContractsTab').then((module) => module.ContractsTab),
      },
      {
        tab: 'users',
        label: 'Users',
        load: () => import('./users/UsersTab').then((module) => module.UsersTab),
      },
      {
        tab: 'flagged',
        label: 'Flagged',
        load: () => import('./flagged/FlaggedTab').then((module) => module.FlaggedTab),
      },
      {
        tab: 'requests',
        label: 'Requests',
        load: () => import('./requests/RequestsTab').then((module) => module.RequestsTab),
      },
    ],
  },
  {
    group: 'Money',
    tabs: [
      {
        tab: 'purchases',
        label: 'Purchases',
        load: () => import('./purchases/PurchasesTab').then((module) => module.PurchasesTab),
      },
    ],
  },
  {
    group: 'Site',
    tabs: [
      {
        tab: 'content',
        label: 'Content',
        load: () => import('./content/ContentTab').then((module) => module.ContentTab),
      },
      {
        tab: 'hero',
        label: 'Hero',
        load: () => import('./settings/CategoryTab').then((module) => module.HeroTab),
      },
      {
        tab: 'services',
        label: 'Services',
        load: () => import('./settings/CategoryTab').then((module) => module.ServicesTab),
      },
      {
        tab: 'settings',
        label: 'Settings',
        load: () => import('./settings/SettingsTab').then((module) => module.SettingsTab),
      },
    ],
  },
  {
    group: 'Records',
    tabs: [
      {
        tab: 'audit',
        label: 'Audit',
        load: () => import('./audit/AuditTab').then((module) => module.AuditTab),
      },
    ],
  },
];

export const adminTabs = tabGroups.flatMap(({ tabs }) => tabs);

export const adminTabFrom = (word: string | null): AdminTab =>
  adminTabs.find(({ tab }) => tab === word)?.tab ?? 'content';
