import { may, type Viewer } from '../common/api/request-of.js';
import { Message } from './message.entity.js';

/** Replaces the text of a message that an admin has hidden. */
export const REMOVED = 'This message was removed by a moderator.';

/** A message's columns under their entity names, with the text that the public may read. */
export const MESSAGE_COLUMNS = `m.id, m.contract_id as "contractId", m.sender_id as "senderId", m.seq,
  case when m.hidden_at is null then coalesce(m.masked_message, m.message) else '${REMOVED}' end as message,
  case when num_nonnulls(m.masked_message, m.hidden_at) > 0 then m.message end as written,
  m.hidden_at as "hiddenAt", m.created_at as "createdAt"`;

/** SQL: whether the message is one of the side that lists the contract. */
export const isSeller = (holder: string): string =>
  `(m.by_colleague or m.sender_id = ${holder}) as "isSeller"`;

/** Makes a row an instance of its entity, because `@Shown` works by class. */
export const toMessage = (row: object): Message => Object.assign(new Message(), row);

/** The author reads the original text unless it is hidden; moderators always do. */
export const asSeenBy = (viewer: Viewer | null, message: Message): Message =>
  message.written && (may(viewer, 'moderate') || (viewer?.id === message.senderId && !message.hiddenAt))
    ? Object.assign(new Message(), message, { message: message.written })
    : message;
