import { Injectable } from '@nestjs/common';
import { blankTexts } from '../moderation/blank-texts.js';
import { TextReview } from '../moderation/text-review.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Conversation } from './conversations/conversation.entity.js';
import { Message } from './message.entity.js';
import { Database, type Tx } from '../database/database.js';
import { mayBePart, TOGETHER, type Sent } from '../moderation/detection/split-contacts.js';
import { moderateWithNeighbors } from './moderate-with-neighbors.js';

const CONVERSATIONS = { contractId: true, lastReadAt: true, lastMessageAt: true } as const;
/** With the text as it was written. */
const EXPORTED = { id: true, contractId: true, message: true, hiddenAt: true, createdAt: true } as const;

/**
 * What chat registers with the modules below: the export and deletion of a member's data, the review of texts. The
 * messages of a deleted account stay, because a thread would make no sense without them.
 */
@Injectable()
export class ChatData {
  constructor({ manager }: Database, data: MemberData, review: TextReview) {
    review.register('messages', { columns: ['message'], moderateInContext: moderateInThread });
    data.register('messages', {
      collect: async ({ id }) =>
        (await readAll(manager.getRepository(Message), { senderId: id }, EXPORTED)).map(
          ({ hiddenAt, ...message }) => ({
            ...message,
            hidden: hiddenAt !== null,
          }),
        ),
      forget: (tx, owner) =>
        blankTexts(tx, { table: 'messages', columns: ['message'], owner: 'sender_id' }, owner),
    });
    data.register('conversations', {
      collect: ({ id: memberId }) =>
        manager.find(Conversation, {
          select: CONVERSATIONS,
          where: { memberId },
          order: { lastMessageAt: 'DESC' },
        }),
      forget: async (tx, { id }) => {
        await tx.manager.delete(Conversation, { memberId: id });
      },
    });
  }
}

/** Moderates a message that is part of a contact split over several messages; null for any other message. */
async function moderateInThread(tx: Tx, id: string, [text = '']: string[]) {
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
