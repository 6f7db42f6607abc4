import { PUBLIC_REASONS } from '@handover/domain/listings/listing-life';
import { may, type Viewer } from '../common/api/request-of.js';
import type { Tx } from '../database/database.js';
import { columnName } from '../database/column-name.js';
import { copyable } from '../database/driver/row-reader.js';
import { sqlList } from '../database/sql-list.js';
import { Contract } from './contract.entity.js';
import { READ } from './contract.fields.js';
import { FOR_SALE, OPEN_FOR_MESSAGES, type ContractStatus } from './contract.status.js';

/* SQL in this file: columns of the measured hot reads of contracts, and parts of statements of other modules. */

/** Replaces the texts of a contract that an admin has hidden. */
export const REMOVED = {
  title: 'Removed contract',
  description: 'This contract was removed by a moderator.',
  location: 'Removed',
} as const;

/** Replaces the texts of a contract that an admin has not approved yet. */
const UNAPPROVED = {
  title: 'Contract in review',
  description: 'This contract is in review and not public yet.',
  location: 'In review',
} as const;

const IS_PUBLIC = 'c.hidden_at is null and not c.awaits_approval';

const maskedUnlessHidden = (text: keyof typeof REMOVED) =>
  `case when ${IS_PUBLIC} then coalesce(c.masked_${text}, c.${text})
     when c.hidden_at is null then '${UNAPPROVED[text]}' else '${REMOVED[text]}' end`;

/** SQL that is read instead of the column itself. */
const READ_AS: Partial<Record<(typeof READ)[number], string>> = {
  title: maskedUnlessHidden('title'),
  description: maskedUnlessHidden('description'),
  location: maskedUnlessHidden('location'),
  facts: `case when ${IS_PUBLIC} then coalesce(c.masked_facts, c.facts) else '{}' end`,
  termAsOf: `coalesce(c.term_as_of, (c.created_at at time zone 'UTC')::date)::text`,
  placeId: `case when ${IS_PUBLIC} then c.place_id end`,
  subjectId: `case when ${IS_PUBLIC} then c.subject_id end`,
  offMarketReason: `case when c.hidden_at is null and c.off_market_reason in (${sqlList(PUBLIC_REASONS)})
    then c.off_market_reason end`,
  freshUntil: `case when c.status in (${sqlList(FOR_SALE)}) then c.fresh_until end`,
  listedAt: 'coalesce(c.listed_at, c.created_at)',
  windowUntil: 'c.reserved_until',
};

/** SQL: whether the member is the one who listed the contract; one read of the primary key. */
export const isHolderOf = (member: string, contract: string): string =>
  `exists (select from contracts where id = ${contract} and user_id = ${member})`;

export const holdsContracts = (member: string): string =>
  `exists (select from contracts where user_id = ${member})`;

/**
 * A contract's columns under their entity names, with the texts that the public may read. For `isHeld` see
 * ContractSales.
 */
export const contractColumns = (isHeld: string): string =>
  `${READ.map((name) => `${READ_AS[name] ?? `c.${columnName(name)}`} as "${name}"`).join(', ')},
  case when num_nonnulls(c.masked_title, c.masked_description, c.masked_location, c.masked_facts, c.hidden_at,
      c.off_market_reason, nullif(c.awaits_approval, false)) > 0 then
    json_build_object('title', c.title, 'description', c.description, 'location', c.location,
      'facts', c.facts, 'offMarketReason', c.off_market_reason, 'awaitsApproval', c.awaits_approval,
      'placeId', case when c.hidden_at is null then c.place_id end,
      'subjectId', case when c.hidden_at is null then c.subject_id end,
      'storedCover', case when c.hidden_at is null then c.cover end) end as written,
  case when ${IS_PUBLIC} then c.cover end as "storedCover",
  c.status in (${sqlList(FOR_SALE)}) and ${isHeld} as held`;

/**
 * Makes a row a Contract, because `@Shown` works by class. Rows of measured hot reads already are one; assigning to
 * their properties throws.
 */
export const toContract = (row: object): Readonly<Contract> =>
  row instanceof Contract ? row : Object.assign(new Contract(), row);

/** Returns the contract with its original texts. */
export const asWritten = (contract: Readonly<Contract>): Readonly<Contract> =>
  contract.written ? Object.assign(new Contract(), copyable(contract), contract.written) : contract;

/** The holder reads the original texts unless the contract is hidden; moderators always do. */
export const asSeenBy = (
  viewer: Viewer | null | undefined,
  contract: Readonly<Contract>,
): Readonly<Contract> =>
  viewer && (may(viewer, 'moderate') || (viewer.id === contract.userId && !contract.hiddenAt))
    ? asWritten(contract)
    : contract;

/** True for everyone but its holder and the staff that reads contracts, while an admin has not approved it. */
export const isKeptFrom = (viewer: Viewer | null | undefined, contract: Readonly<Contract>): boolean =>
  contract.written?.awaitsApproval === true && !readsUnapproved(viewer, contract.userId);

export const readsUnapproved = (viewer: Viewer | null | undefined, holderId: string): boolean =>
  may(viewer, 'readContracts') || viewer?.id === holderId;

/** Below: SQL for statements of other modules that need a contract in the same round trip. */

/** True if the contract exists and has one of the statuses. */
export const contractIsIn = (id: string, statuses: readonly ContractStatus[]): string =>
  `exists (select from contracts c where c.id = ${id} and c.status in (${sqlList(statuses)}))`;

/** Joins the contract unless an admin hides it, with its holder and whether an admin has to approve it first. */
export const joinShownContract = (alias: string, id: string): string =>
  `join (select id, user_id, awaits_approval from contracts where hidden_at is null) ${alias} on ${alias}.id = ${id}`;

/** The ids of the contracts that an admin has hidden for longer than a number of days. */
export const contractsHiddenFor = (days: string): string =>
  `(select c.id from contracts c where c.hidden_at < now() - ${days} * interval '1 day')`;

export const holderOf = (id: string): string => `(select c.user_id from contracts c where c.id = ${id})`;

export const typeOf = (id: string): string => `(select c.type from contracts c where c.id = ${id})`;

/** When the contract came on the market, as of a time; null if it is gone. */
export const listedBefore = (id: string, at: string): string =>
  `(select case when c.listed_at <= ${at} then c.listed_at else c.created_at end from contracts c where c.id = ${id})`;

/** Joins the contract with its original title, which only admins may read, and its company. */
export const joinContract = (alias: string, id: string): string =>
  `join (select id, user_id, title, status, type, subject_id from contracts) ${alias} on ${alias}.id = ${id}`;

/**
 * Counts one more message if the contract takes messages and `condition` holds. Only an unindexed column changes (a HOT
 * update), and `updated_at` stays: a message does not change the contract.
 */
export const countMessage = (id: string, condition: string): string =>
  `update contracts set message_count = message_count + 1
   where id = ${id} and status in (${sqlList(OPEN_FOR_MESSAGES)}) and ${condition}
   returning id, user_id, organisation_id, message_count`;

/**
 * The number of the thread's last message. Locks the contract, so that no message is sent until the transaction ends.
 */
export const threadEndLocked = (id: string, condition: string): string =>
  `select c.message_count from contracts c where c.id = ${id} and ${condition} for share`;

/** The titles of contracts, as the public may read them. */
export async function titlesOf(on: Pick<Tx, 'query'>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await on.query<{ id: string; title: string }>(
    {
      name: 'contracts.titles',
      text: `select c.id, ${maskedUnlessHidden('title')} as title from contracts c where c.id = any($1)`,
    },
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
