import type { ComponentType } from 'react';
import { AdminClaimsDocument, AdminSettingsDocument } from '../../generated/admin';
import { AdminBrandDocument } from '../../generated/admin-brand';
import type { EarlyAnswer } from '../../lib/apollo/fill-cache';
import { loadable } from '../../lib/loadable';
import { may } from '../../lib/session/rights';
import type { Me } from '../../lib/session/viewer-texts';
import type { LandingPreview } from './content/SectionEditor';
import { TabSkeleton } from './list/TabSkeleton';
import { ALL_SETTINGS } from './settings/useAdminSettings';
import { TAB_RIGHTS, tabNamed, type AdminTab } from './tab-rights';

/** Every tab gets the preview of the landing page; only Content uses it. */
interface TabProps {
  preview: LandingPreview;
}

const SETTINGS = [{ query: AdminSettingsDocument, variables: ALL_SETTINGS }];

/**
 * A tab by its slug in the URL. Its code loads when it is opened. The server runs its queries,
 * so that the first response has the tab's data.
 */
const tab = <Tab extends AdminTab>(
  name: Tab,
  load: () => Promise<ComponentType<TabProps>>,
  queries: Pick<EarlyAnswer, 'query' | 'variables'>[] = [],
) => ({ tab: name, right: TAB_RIGHTS[name], Panel: loadable(load, TabSkeleton), queries });

const content = tab('content', () => import('./content/ContentTab').then((module) => module.ContentTab), [
  ...SETTINGS,
  { query: AdminClaimsDocument },
  { query: AdminBrandDocument },
]);

/** The navigation in display order; Hero and Services are last, as they only lead to Content. */
export const tabGroups = [
  {
    group: 'Marketplace',
    tabs: [
      tab('overview', () => import('./overview/OverviewTab').then((module) => module.OverviewTab)),
      tab('contracts', () => import('./contracts/ContractsTab').then((module) => module.ContractsTab)),
      tab('approvals', () => import('./approvals/ApprovalsTab').then((module) => module.ApprovalsTab)),
      tab('sales', () => import('./sales/SalesTab').then((module) => module.SalesTab)),
      tab('users', () => import('./users/UsersTab').then((module) => module.UsersTab)),
      tab('flagged', () => import('./flagged/FlaggedTab').then((module) => module.FlaggedTab)),
      tab('reports', () => import('./reports/ReportsTab').then((module) => module.ReportsTab)),
      tab('requests', () => import('./requests/RequestsTab').then((module) => module.RequestsTab)),
    ],
  },
  {
    group: 'Records',
    tabs: [tab('audit', () => import('./audit/AuditTab').then((module) => module.AuditTab))],
  },
  {
    group: 'Site',
    tabs: [
      tab('launch', () => import('./launch/LaunchTab').then((module) => module.LaunchTab)),
      content,
      tab('legal', () => import('./legal/LegalTab').then((module) => module.LegalTab)),
      tab('settings', () => import('./settings/SettingsTab').then((module) => module.SettingsTab), SETTINGS),
      tab('states', () => import('./states/StatesTab').then((module) => module.StatesTab)),
      tab('rules', () => import('./rules/RulesTab').then((module) => module.RulesTab)),
      tab('hero', () => import('./settings/CategoryTab').then((module) => module.HeroTab), SETTINGS),
      tab('services', () => import('./settings/CategoryTab').then((module) => module.ServicesTab), SETTINGS),
    ],
  },
] as const;

type TabDefinition = (typeof tabGroups)[number]['tabs'][number];

export const adminTabs = tabGroups.flatMap<TabDefinition>(({ tabs }) => tabs);

/** Whether the address opens what waits for a decision: above what the admin area opens with, and on the overview. */
export const showsWaiting = (search: URLSearchParams): boolean =>
  [null, 'overview'].includes(search.get('tab'));

/** The tab that an address names, whether or not the viewer may open it, or else the first that they may open. */
export function openTab(search: URLSearchParams, me: Me | null): TabDefinition {
  const name = tabNamed(search);
  const named = adminTabs.find(({ tab: one }) => one === name);
  if (named || may(me, content.right)) return named ?? content;
  return adminTabs.find(({ right }) => may(me, right)) ?? content;
}
