import { iso } from '../database/database.js';
import { Message } from './message.entity.js';

/** The columns of a message as its entity names them. */
export const MESSAGE_COLUMNS = `m.id, m.contract_id as "contractId", m.sender_id as "senderId", m.seq, m.message,
  ${iso('m.created_at', 'createdAt')}`;

/** Rows stay class instances: what is shown hangs on the class. */
export const toMessage = (row: object): Message => Object.setPrototypeOf(row, Message.prototype) as Message;
