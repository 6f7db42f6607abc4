/** What an organisation is, with the badge that its contracts show. */
export const ORGANISATION_KINDS = ['dealer', 'broker', 'agent', 'manager', 'employer'] as const;
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number];

export const BADGES: Readonly<Record<OrganisationKind, string>> = {
  dealer: 'Dealer',
  broker: 'Broker',
  agent: 'Agent',
  manager: 'Manager',
  employer: 'Employer',
};

export const ORGANISATION_STATUSES = ['requested', 'approved', 'closed'] as const;
export type OrganisationStatus = (typeof ORGANISATION_STATUSES)[number];

/** The first one may everything, each next one less. */
export const ORGANISATION_ROLES = ['owner', 'editor', 'reader'] as const;
export type OrganisationRole = (typeof ORGANISATION_ROLES)[number];

/** Whether a role may at least what another one may. */
export const isAtLeast = (role: OrganisationRole, needed: OrganisationRole): boolean =>
  ORGANISATION_ROLES.indexOf(role) <= ORGANISATION_ROLES.indexOf(needed);

export const MOST_ORGANISATIONS = 5;
export const MOST_COLLEAGUES = 100;
/** On the market at the same time. */
export const MOST_ACTIVE_CONTRACTS = 2_000;
/** Websites that may show the contracts of an organisation in a frame. */
export const MOST_EMBED_ORIGINS = 10;
export const INVITATION_DAYS = 14;
/** Where the website of an organisation shows its code. */
export const PROOF_PATH = '/.well-known/handover.txt';
export const proofText = (code: string): string => `handover-verification=${code}`;
