/** In display order; the names are also the slugs in the URL (`?tab=users`). */
export const adminTabs = [
  { tab: 'content', label: 'Content' },
  { tab: 'settings', label: 'Settings' },
  { tab: 'users', label: 'Users' },
  { tab: 'contracts', label: 'Contracts' },
  { tab: 'hero', label: 'Hero' },
  { tab: 'services', label: 'Services' },
  { tab: 'requests', label: 'Requests' },
  { tab: 'flagged', label: 'Flagged' },
  { tab: 'purchases', label: 'Purchases' },
  { tab: 'audit', label: 'Audit' },
] as const;

export type AdminTab = (typeof adminTabs)[number]['tab'];

export const adminTabFrom = (word: string | null): AdminTab =>
  adminTabs.find(({ tab }) => tab === word)?.tab ?? 'content';
