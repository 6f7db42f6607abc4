import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { blankTexts } from '../moderation/blank-texts.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Message } from './message.entity.js';

/** With the text as it was written. */
const EXPORTED = { id: true, contractId: true, message: true, hiddenAt: true, createdAt: true } as const;

/** Messages stay with a deleted account, as the thread would make no sense without them. */
@Injectable()
export class ChatData {
  constructor(@InjectRepository(Message) messages: Repository<Message>, data: MemberData) {
    data.register('messages', {
      collect: async ({ id }) =>
        (await readAll(messages, { senderId: id }, EXPORTED)).map(({ hiddenAt, ...message }) => ({
          ...message,
          hidden: hiddenAt !== null,
        })),
      forget: (tx, owner) =>
        blankTexts(tx, { table: 'messages', columns: ['message'], owner: 'sender_id' }, owner),
    });
  }
}
