/** Roles that an admin gives besides their own; a member may have several. */
export const STAFF_ROLES = ['moderator', 'finance', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** In the order in which they are shown. */
export const ROLES = ['admin', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** The name of each role, and what it is for in a line. */
export const ROLE_WORDS: Readonly<Record<Role, { label: string; text: string }>> = {
  admin: { label: 'Admin', text: 'Everything, including settings, content, exports and roles.' },
  moderator: {
    label: 'Moderator',
    text: 'Reports, flags and requests. Hides texts and suspends members. No money, exports or settings.',
  },
  finance: {
    label: 'Finance',
    text: 'Purchases, refunds and disputes, and the fees of transfers that ended.',
  },
  support: {
    label: 'Support',
    text: 'Contact requests. Reads contracts, transfers and users, and changes none.',
  },
};

/** What may be done, and the roles that may do it. Admins may do everything. */
export const RIGHTS = {
  /** Reports, flags and texts as they were written; hide, suspend, take off the market, resume what a report paused. */
  moderate: ['moderator'],
  answerRequests: ['moderator', 'support'],
  readMembers: ['moderator', 'support'],
  readContracts: ['moderator', 'support'],
  /** Internal notes about members and contracts: reads all, writes, deletes their own. */
  keepNotes: ['moderator', 'support'],
  /** Without the purchase. */
  readTransfers: ['moderator', 'finance', 'support'],
  /** The contact cards of a transfer; each reading is recorded. */
  reachParties: ['support'],
  /** Purchases with their refunds and disputes, and what becomes of the fee of a transfer. */
  manageMoney: ['finance'],
  /** Everything else: for admins alone. */
  runSite: [],
} as const satisfies Record<string, readonly StaffRole[]>;
export type Right = keyof typeof RIGHTS;

/** Whether one of the roles has the right. */
export const mayDo = (roles: readonly Role[], right: Right): boolean =>
  roles.some((role) => role === 'admin' || (RIGHTS[right] as readonly Role[]).includes(role));
