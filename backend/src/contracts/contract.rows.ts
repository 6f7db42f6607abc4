import { PUBLIC_REASONS } from '@handover/domain/listings/listing-life';
import type { Viewer } from '../common/api/request-of.js';
import type { Tx } from '../database/database.js';
import { copyable } from '../database/driver/lazy-rows.js';
import { sqlList } from '../database/sql-list.js';
import { Contract } from './contract.entity.js';
import { FOR_SALE, OPEN_FOR_MESSAGES, type ContractStatus } from './contract.status.js';

/* SQL in this file: columns of the measured hot reads of contracts, and parts of statements of other modules. */

/** Replaces the texts of a contract that an admin has hidden. */
export const REMOVED = {
  title: 'Removed contract',
  description: 'This contract was removed by a moderator.',
  location: 'Removed',
} as const;

const seen = (text: keyof typeof REMOVED) =>
  `case when c.hidden_at is null then coalesce(c.masked_${text}, c.${text}) else '${REMOVED[text]}' end as ${text}`;

/** A contract's columns under their entity names, with the texts that the public may read. For `isHeld` see ContractSales. */
export const contractColumns = (
  isHeld: string,
): string => `c.id, c.user_id as "userId", ${seen('title')}, c.type,
  ${seen('description')}, ${seen('location')},
  case when num_nonnulls(c.masked_title, c.masked_description, c.masked_location, c.masked_facts, c.hidden_at,
      c.off_market_reason) > 0 then
    json_build_object('title', c.title, 'description', c.description, 'location', c.location,
      'facts', c.facts, 'offMarketReason', c.off_market_reason) end as written,
  case when c.hidden_at is null then coalesce(c.masked_facts, c.facts) else '{}' end as facts,
  c.incentive, coalesce(c.term_as_of, (c.created_at at time zone 'UTC')::date)::text as "termAsOf",
  c.effective_monthly as "effectiveMonthly", c.cash_at_transfer as "cashAtTransfer",
  case when c.hidden_at is null then c.place_id end as "placeId",
  c.hidden_at as "hiddenAt", case when c.hidden_at is null then c.cover end as "storedCover",
  c.monthly_payment as "monthlyPayment", c.remaining_term_months as "remainingTermMonths",
  c.transfer_fee as "transferFee", c.terms_version as "termsVersion", c.status, c.message_count as "messageCount",
  c.status in (${sqlList(FOR_SALE)}) and ${isHeld} as held,
  case when c.hidden_at is null and c.off_market_reason in (${sqlList(PUBLIC_REASONS)})
    then c.off_market_reason end as "offMarketReason", c.off_market_at as "offMarketAt",
  case when c.status in (${sqlList(FOR_SALE)}) then c.fresh_until end as "freshUntil",
  coalesce(c.listed_at, c.created_at) as "listedAt",
  c.under_review as "underReview",
  c.created_at as "createdAt", c.updated_at as "updatedAt"`;

/**
 * Makes a row an instance of its entity, because `@Shown` works by class. Rows of measured hot reads are one already; setting
 * a property of those throws.
 */
export const toContract = (row: object): Readonly<Contract> =>
  row instanceof Contract ? row : Object.assign(new Contract(), row);

/** With the original texts. */
export const asWritten = (contract: Readonly<Contract>): Readonly<Contract> =>
  contract.written ? Object.assign(new Contract(), copyable(contract), contract.written) : contract;

/** The holder reads the original texts unless the contract is hidden; admins always do. */
export const asSeenBy = (
  viewer: Viewer | null | undefined,
  contract: Readonly<Contract>,
): Readonly<Contract> =>
  viewer && (viewer.isAdmin || (viewer.id === contract.userId && !contract.hiddenAt))
    ? asWritten(contract)
    : contract;

/** Below: SQL for statements of other modules that need a contract in the same round trip. */

/** True if the contract exists and has one of the statuses. */
export const contractIsIn = (id: string, statuses: readonly ContractStatus[]): string =>
  `exists (select from contracts c where c.id = ${id} and c.status in (${sqlList(statuses)}))`;

/** True if the contract exists and no admin hides it. */
export const contractIsShown = (id: string): string =>
  `exists (select from contracts c where c.id = ${id} and c.hidden_at is null)`;

/** The ids of the contracts that an admin has hidden for longer than a number of days. */
export const contractsHiddenFor = (days: string): string =>
  `(select c.id from contracts c where c.hidden_at < now() - ${days} * interval '1 day')`;

/** The id of the member who listed the contract. */
export const holderOf = (id: string): string => `(select c.user_id from contracts c where c.id = ${id})`;

/** Joins the contract with its original title, which only admins may read. */
export const joinContract = (alias: string, id: string): string =>
  `join (select id, user_id, title, status from contracts) ${alias} on ${alias}.id = ${id}`;

/**
 * Counts one more message if the contract takes messages and `condition` holds. Only an unindexed column changes (a HOT
 * update), and `updated_at` stays: a message does not change the contract.
 */
export const countMessage = (id: string, condition: string): string =>
  `update contracts set message_count = message_count + 1
   where id = ${id} and status in (${sqlList(OPEN_FOR_MESSAGES)}) and ${condition}
   returning id, user_id, message_count`;

/** The number of the thread's last message. No message is sent until the transaction ends. */
export const threadEndLocked = (id: string, condition: string): string =>
  `select c.message_count from contracts c where c.id = ${id} and ${condition} for share`;

/** The titles of contracts, as the public may read them. */
export async function titlesOf(on: Pick<Tx, 'query'>, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await on.query<{ id: string; title: string }>(
    { name: 'contracts.titles', text: `select c.id, ${seen('title')} from contracts c where c.id = any($1)` },
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
