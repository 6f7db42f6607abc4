import { OFF_MARKET_REASONS } from '@handover/domain/listings/listing-life';
import { ContractType } from './contract.columns.js';
import { ContractStatus } from './contract.status.js';

/** What the product does with a property of a contract. Its column, type and description are in contract.entity.ts. */
export interface ContractField {
  /** Its holder states it. It is one of the terms that a buyer takes over, and is inserted, read and exported. */
  stated?: true;
  /** The value if a submission does not state it. */
  absent?: unknown;
  /** It is inserted, but none of the terms: the server computes it from what is stated, or it is the holder's own. */
  computed?: true;
  /** Statements read it for `toContract`. */
  read?: true;
  /** It is in the export of its holder's data. */
  exported?: true;
  /** The heading of its column in the file of all contracts. */
  csv?: string;
  /** It is an amount, which files show in dollars. */
  cents?: true;
}

/** In the order of the columns of the file. */
export const CONTRACT_FIELDS = {
  id: { read: true, exported: true, csv: 'id' },
  title: { stated: true, csv: 'title' },
  type: { stated: true, csv: 'type' },
  status: { read: true, exported: true, csv: 'status' },
  location: { stated: true, csv: 'location' },
  monthlyPayment: { stated: true, csv: 'monthly payment (USD)', cents: true },
  incentive: { stated: true, absent: 0, csv: 'incentive (USD)', cents: true },
  currentRemainingMonths: { csv: 'remaining months' },
  messageCount: { read: true, csv: 'messages' },
  userId: { computed: true, read: true, csv: 'holder id' },
  hiddenAt: { read: true, exported: true, csv: 'hidden' },
  createdAt: { read: true, exported: true, csv: 'listed' },
  updatedAt: { read: true, exported: true, csv: 'changed' },
  description: { stated: true },
  remainingTermMonths: { stated: true },
  facts: { stated: true },
  transferFee: { computed: true, read: true, exported: true },
  effectiveMonthly: { computed: true, read: true },
  cashAtTransfer: { computed: true, read: true },
  placeId: { computed: true, read: true },
  subjectId: { computed: true, read: true },
  organisationId: { computed: true, read: true, exported: true },
  maskedTitle: { computed: true },
  maskedDescription: { computed: true },
  maskedLocation: { computed: true },
  maskedFacts: { computed: true },
  flags: { computed: true },
  termAsOf: { read: true },
  termsVersion: { read: true },
  offMarketReason: { read: true, exported: true },
  offMarketAt: { read: true },
  wentTo: { exported: true },
  externalId: { computed: true, exported: true },
  freshUntil: { read: true, exported: true },
  listedAt: { read: true },
  underReview: { read: true },
  saleMode: { read: true, exported: true },
  requirements: { read: true, exported: true },
  lineAuto: { exported: true },
  reservedFor: { read: true },
  windowUntil: { read: true },
} as const satisfies Record<string, ContractField>;

type Fields = typeof CONTRACT_FIELDS;
/** The names of the fields of which one of these is true. */
type FieldWith<Use extends keyof ContractField> = {
  [Name in keyof Fields]: Fields[Name] extends { [Key in Use]: unknown } ? Name : never;
}[keyof Fields];

const FIELDS = Object.entries<ContractField>(CONTRACT_FIELDS);
const fieldsWith = <Use extends keyof ContractField>(...uses: Use[]) =>
  FIELDS.flatMap(([name, field]) => (uses.some((use) => use in field) ? [name] : [])) as {
    [Key in Use]: FieldWith<Key>;
  }[Use][];

export const STATED = fieldsWith('stated');
export const INSERTED = fieldsWith('stated', 'computed');
export const READ = fieldsWith('stated', 'read');
export const EXPORTED = fieldsWith('stated', 'exported');

/** The values of fields that a submission leaves out. */
export const ABSENT = Object.fromEntries(FIELDS.map(([name, { absent }]) => [name, absent]));

/** Ranges of numbers, and lengths of texts. */
export const CONTRACT_LIMITS = {
  title: { min: 3, max: 200 },
  description: { min: 1, max: 5000 },
  location: { min: 2, max: 200 },
  monthlyPayment: { min: 0, max: 1_000_000_000 },
  remainingTermMonths: { min: 1, max: 600 },
  incentive: { min: 0, max: 10_000_000 },
} as const;

const isWithin = (column: string, { min, max }: { min: number; max: number }) =>
  `${column} between ${min} and ${max}`;
const isKnown = (column: string, values: readonly string[]) => `${column} = any ('{${values.join(',')}}')`;
/** One check instead of one per column: PostgreSQL parses and plans each check for each statement that writes. */
export const VALUES_KNOWN = [
  isKnown('type', Object.values(ContractType)),
  isKnown('status', Object.values(ContractStatus)),
  isWithin('monthly_payment', CONTRACT_LIMITS.monthlyPayment),
  isWithin('remaining_term_months', CONTRACT_LIMITS.remainingTermMonths),
  'transfer_fee > 0',
  isWithin('incentive', CONTRACT_LIMITS.incentive),
  `(off_market_reason is null or status = 'cancelled' and ${isKnown('off_market_reason', OFF_MARKET_REASONS)})`,
].join(' and ');
