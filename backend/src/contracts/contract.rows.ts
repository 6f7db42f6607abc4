import { iso } from '../database/database.js';
import { Contract } from './contract.entity.js';

/** The columns of a contract as its entity names them. */
export const CONTRACT_COLUMNS = `c.id, c.user_id as "userId", c.title, c.type, c.description, c.location,
  c.monthly_payment as "monthlyPayment", c.remaining_term_months as "remainingTermMonths",
  c.transfer_fee as "transferFee", c.status, c.message_count as "messageCount",
  ${iso('c.created_at', 'createdAt')}, ${iso('c.updated_at', 'updatedAt')}`;

/** Rows stay class instances: what is shown hangs on the class. */
export const toContract = (row: object): Contract =>
  Object.setPrototypeOf(row, Contract.prototype) as Contract;
