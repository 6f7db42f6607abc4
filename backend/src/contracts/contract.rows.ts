import type { Viewer } from '../common/request-of.js';
import { iso } from '../database/database.js';
import { Contract } from './contract.entity.js';
import { FOR_SALE } from './contract.status.js';

/** What stands in place of the texts of a contract that a moderator hid. */
export const REMOVED = {
  title: 'Removed contract',
  description: 'This contract was removed by a moderator.',
  location: 'Removed',
} as const;

const seen = (text: keyof typeof REMOVED) =>
  `case when c.hidden_at is null then coalesce(c.masked_${text}, c.${text}) else '${REMOVED[text]}' end as ${text}`;

/** The columns of a contract as its entity names them, its texts as anybody may read them. */
export const CONTRACT_COLUMNS = `c.id, c.user_id as "userId", ${seen('title')}, c.type,
  ${seen('description')}, ${seen('location')},
  case when num_nonnulls(c.masked_title, c.masked_description, c.masked_location, c.hidden_at) > 0 then
    json_build_object('title', c.title, 'description', c.description, 'location', c.location) end as written,
  ${iso('c.hidden_at', 'hiddenAt')},
  c.monthly_payment as "monthlyPayment", c.remaining_term_months as "remainingTermMonths",
  c.transfer_fee as "transferFee", c.terms_version as "termsVersion", c.status, c.message_count as "messageCount",
  c.status in (${FOR_SALE.map((status) => `'${status}'`).join(', ')}) and exists (
    select from purchases p where p.contract_id = c.id and p.holds_contract) as held,
  ${iso('c.created_at', 'createdAt')}, ${iso('c.updated_at', 'updatedAt')}`;

/** Rows stay class instances: what is shown hangs on the class. */
export const toContract = (row: object): Contract =>
  Object.setPrototypeOf(row, Contract.prototype) as Contract;

/** With the texts as they were written. */
export const asWritten = (contract: Contract): Contract =>
  contract.written ? toContract(Object.assign({}, contract, contract.written)) : contract;

/** Its holder reads their own words while it is not hidden; admins always do. */
export const asSeenBy = (viewer: Viewer | null | undefined, contract: Contract): Contract =>
  viewer && (viewer.isAdmin || (viewer.id === contract.userId && !contract.hiddenAt))
    ? asWritten(contract)
    : contract;
