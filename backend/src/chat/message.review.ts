import type { Tx } from '../database/database.js';
import { mayBePart, TOGETHER, type Sent } from '../moderation/detection/split-contacts.js';
import { Message } from './message.entity.js';
import { moderateWithNeighbors } from './moderate-with-neighbors.js';

/** Moderates a message that is part of a contact split over several messages; null for any other message. */
export async function moderateInThread(tx: Tx, id: string, [text = '']: string[]) {
  if (!mayBePart(text)) return null;
  // locked before its neighbors are read, so that the masking of a concurrent new message is not overwritten
  await tx.manager.findOne(Message, {
    select: { id: true },
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  // SQL: joins the table with itself
  const around = await tx.query<Sent & { own: boolean }>(
    `select n.message, n.seq, extract(epoch from n.created_at)::float8 as at, n.id = m.id as own
     from messages m join messages n on n.contract_id = m.contract_id and n.sender_id = m.sender_id
       and n.seq between m.seq - ${TOGETHER.distance} and m.seq + ${TOGETHER.distance}
     where m.id = $1 order by n.seq`,
    [id],
  );
  const moderated = moderateWithNeighbors(around);
  return moderated && { masked: [moderated.masked], flags: moderated.flags };
}
