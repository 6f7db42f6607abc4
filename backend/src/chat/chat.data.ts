import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { blankTexts } from '../moderation/blank-texts.js';
import { TextReview } from '../moderation/text-review.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Conversation } from './conversations/conversation.entity.js';
import { Message } from './message.entity.js';
import { moderateInThread } from './message.review.js';

const CONVERSATIONS = { contractId: true, lastReadAt: true, lastMessageAt: true } as const;
/** With the text as it was written. */
const EXPORTED = { id: true, contractId: true, message: true, hiddenAt: true, createdAt: true } as const;

/**
 * What chat registers with the modules below: the export and deletion of a member's data, the review of texts. The
 * messages of a deleted account stay, because a thread would make no sense without them.
 */
@Injectable()
export class ChatData {
  constructor(
    @InjectRepository(Message) messages: Repository<Message>,
    @InjectRepository(Conversation) conversations: Repository<Conversation>,
    data: MemberData,
    review: TextReview,
  ) {
    review.register('messages', { columns: ['message'], moderateInContext: moderateInThread });
    data.register('messages', {
      collect: async ({ id }) =>
        (await readAll(messages, { senderId: id }, EXPORTED)).map(({ hiddenAt, ...message }) => ({
          ...message,
          hidden: hiddenAt !== null,
        })),
      forget: (tx, owner) =>
        blankTexts(tx, { table: 'messages', columns: ['message'], owner: 'sender_id' }, owner),
    });
    data.register('conversations', {
      collect: ({ id: memberId }) =>
        conversations.find({
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
