import type { ComponentType } from 'react';
import { AdminSettingsDocument } from '../../generated/admin';
import { loadable } from '../../lib/loadable';
import type { LandingPreview } from './content/SectionPreview';
import { TabSkeleton } from './list/TabSkeleton';
import { ALL_SETTINGS } from './settings/all-settings';

/** Every tab gets the preview of the landing page; only Content uses it. */
interface TabProps {
  preview: LandingPreview;
}

interface TabDefinition<Tab extends string = AdminTab> {
  /** Its slug in the URL (`?tab=users`). */
  tab: Tab;
  label: string;
  /** Each tab's code loads when it is opened. */
  Panel: ReturnType<typeof panel>;
  /** Run on the server, so that the first response has the tab's data. */
  queries?: readonly (typeof settingsQuery)[];
}

const panel = (load: () => Promise<ComponentType<TabProps>>) => loadable(load, TabSkeleton);

const settingsQuery = { query: AdminSettingsDocument, variables: ALL_SETTINGS };

/** The navigation in display order. */
export const tabGroups = [
  {
    group: 'Marketplace',
    tabs: [
      {
        tab: 'overview',
        label: 'Overview',
        Panel: panel(() => import('./overview/OverviewTab').then((module) => module.OverviewTab)),
      },
      {
        tab: 'contracts',
        label: 'Contracts',
        Panel: panel(() => import('./contracts/ContractsTab').then((module) => module.ContractsTab)),
      },
      {
        tab: 'users',
        label: 'Users',
        Panel: panel(() => import('./users/UsersTab').then((module) => module.UsersTab)),
      },
      {
        tab: 'flagged',
        label: 'Flagged',
        Panel: panel(() => import('./flagged/FlaggedTab').then((module) => module.FlaggedTab)),
      },
      {
        tab: 'reports',
        label: 'Reports',
        Panel: panel(() => import('./reports/ReportsTab').then((module) => module.ReportsTab)),
      },
      {
        tab: 'requests',
        label: 'Requests',
        Panel: panel(() => import('./requests/RequestsTab').then((module) => module.RequestsTab)),
      },
    ],
  },
  {
    group: 'Sales',
    tabs: [
      {
        tab: 'purchases',
        label: 'Purchases',
        Panel: panel(() => import('./purchases/PurchasesTab').then((module) => module.PurchasesTab)),
      },
      {
        tab: 'transfers',
        label: 'Transfers',
        Panel: panel(() => import('./transfers/TransfersTab').then((module) => module.TransfersTab)),
      },
    ],
  },
  {
    group: 'Site',
    tabs: [
      {
        tab: 'content',
        label: 'Content',
        Panel: panel(() => import('./content/ContentTab').then((module) => module.ContentTab)),
        queries: [settingsQuery],
      },
      {
        tab: 'hero',
        label: 'Hero',
        Panel: panel(() => import('./settings/CategoryTab').then((module) => module.HeroTab)),
        queries: [settingsQuery],
      },
      {
        tab: 'services',
        label: 'Services',
        Panel: panel(() => import('./settings/CategoryTab').then((module) => module.ServicesTab)),
        queries: [settingsQuery],
      },
      {
        tab: 'settings',
        label: 'Settings',
        Panel: panel(() => import('./settings/SettingsTab').then((module) => module.SettingsTab)),
        queries: [settingsQuery],
      },
    ],
  },
  {
    group: 'Records',
    tabs: [
      {
        tab: 'audit',
        label: 'Audit',
        Panel: panel(() => import('./audit/AuditTab').then((module) => module.AuditTab)),
      },
    ],
  },
] as const satisfies readonly { group: string; tabs: readonly TabDefinition<string>[] }[];

export type AdminTab = (typeof tabGroups)[number]['tabs'][number]['tab'];

export const adminTabs = tabGroups.flatMap<TabDefinition>(({ tabs }) => tabs);
const firstTab = adminTabs.find(({ tab }) => tab === 'content') as TabDefinition;

/** The tab that an address names. */
export const openTab = (search: URLSearchParams): TabDefinition =>
  adminTabs.find(({ tab }) => tab === search.get('tab')) ?? firstTab;
