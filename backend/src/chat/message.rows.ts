import type { Viewer } from '../common/request-of.js';
import { iso } from '../database/database.js';
import { Message } from './message.entity.js';

/** What stands in place of a message that a moderator hid. */
export const REMOVED = 'This message was removed by a moderator.';

/** The columns of a message as its entity names them, its text as anybody may read it. */
export const MESSAGE_COLUMNS = `m.id, m.contract_id as "contractId", m.sender_id as "senderId", m.seq,
  case when m.hidden_at is null then coalesce(m.masked_message, m.message) else '${REMOVED}' end as message,
  case when num_nonnulls(m.masked_message, m.hidden_at) > 0 then m.message end as written,
  ${iso('m.hidden_at', 'hiddenAt')}, ${iso('m.created_at', 'createdAt')}`;

/** Rows stay class instances: what is shown hangs on the class. */
export const toMessage = (row: object): Message => Object.setPrototypeOf(row, Message.prototype) as Message;

/** Whoever wrote it reads their own words while it is not hidden; admins always do. */
export const asSeenBy = (viewer: Viewer | null, message: Message): Message =>
  message.written && viewer && (viewer.isAdmin || (viewer.id === message.senderId && !message.hiddenAt))
    ? toMessage(Object.assign({}, message, { message: message.written }))
    : message;
