import type { Right } from '@handover/domain/roles';
import { capitalized } from '../../lib/format/capitalized';

/** Every tab of the admin area, by its slug in the URL (`?tab=users`), with the right that opens it. */
export const TAB_RIGHTS = {
  overview: 'runSite',
  contracts: 'readContracts',
  sales: 'readTransfers',
  users: 'readMembers',
  approvals: 'moderate',
  flagged: 'moderate',
  reports: 'moderate',
  requests: 'answerRequests',
  audit: 'runSite',
  content: 'runSite',
  legal: 'runSite',
  settings: 'runSite',
  states: 'runSite',
  rules: 'runSite',
  launch: 'runSite',
  hero: 'runSite',
  services: 'runSite',
} as const satisfies Record<string, Right>;

export type AdminTab = keyof typeof TAB_RIGHTS;

/** What a tab is called, unless that is its slug. */
const LABELS: Partial<Record<AdminTab, string>> = { rules: 'Rule book' };

export const tabLabel = (tab: AdminTab): string => LABELS[tab] ?? capitalized(tab);

/** Tabs of earlier releases, in addresses that people have kept. */
const EARLIER: Readonly<Record<string, AdminTab>> = { purchases: 'sales', transfers: 'sales' };

/** The tab that an address names; null if there is no such tab. */
export function tabNamed(search: URLSearchParams): AdminTab | null {
  const name = search.get('tab') ?? '';
  const now = EARLIER[name] ?? name;
  return now in TAB_RIGHTS ? (now as AdminTab) : null;
}

/** The right that the tab of an address such as `?tab=users&q=ada` needs. */
export function rightOf(address: string): Right {
  const tab = tabNamed(new URLSearchParams(address));
  return tab ? TAB_RIGHTS[tab] : 'runSite';
}
