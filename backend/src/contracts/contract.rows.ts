import type { Viewer } from '../common/request-of.js';
import { iso } from '../database/database.js';
import { Contract } from './contract.entity.js';

/** The columns of a contract as its entity names them, its texts as anybody may read them. */
export const CONTRACT_COLUMNS = `c.id, c.user_id as "userId", coalesce(c.masked_title, c.title) as title, c.type,
  coalesce(c.masked_description, c.description) as description,
  coalesce(c.masked_location, c.location) as location,
  case when num_nonnulls(c.masked_title, c.masked_description, c.masked_location) > 0 then
    json_build_object('title', c.title, 'description', c.description, 'location', c.location) end as written,
  c.monthly_payment as "monthlyPayment", c.remaining_term_months as "remainingTermMonths",
  c.transfer_fee as "transferFee", c.status, c.message_count as "messageCount",
  ${iso('c.created_at', 'createdAt')}, ${iso('c.updated_at', 'updatedAt')}`;

/** Rows stay class instances: what is shown hangs on the class. */
export const toContract = (row: object): Contract =>
  Object.setPrototypeOf(row, Contract.prototype) as Contract;

/** With the texts as they were written: for its holder and for admins. */
export const asWritten = (contract: Contract): Contract =>
  contract.written ? toContract(Object.assign({}, contract, contract.written)) : contract;

export const asSeenBy = (viewer: Viewer | null | undefined, contract: Contract): Contract =>
  viewer && (viewer.isAdmin || viewer.id === contract.userId) ? asWritten(contract) : contract;
