/** What an API token may do, each with the words of the account page. */
export const SCOPES = {
  'market:read': 'Read what visitors read: contracts, companies, places',
  'listings:read': 'Read your listings',
  'listings:write': 'List, edit, pause, resume and renew contracts; add and order photos',
  'messages:read': 'Read your conversations',
  'messages:write': 'Answer in the threads of your listings',
  'transfers:read': 'Read your transfers',
  'transfers:write': 'Take the steps of your transfers',
  'admin:read': 'Read what admins read',
} as const;

export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];
/** Only an admin may create a token with one of these. */
export const ADMIN_SCOPES: readonly Scope[] = ['admin:read'];

export const TOKEN_DAYS = { min: 1, max: 365 } as const;
/** How long the old secret works after a rotation. */
export const OVERLAP_HOURS = { min: 0, max: 24 } as const;
export const MOST_TOKENS = 20;
export const MOST_IP_RANGES = 20;
