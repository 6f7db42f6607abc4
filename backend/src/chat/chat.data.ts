import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { blankTexts } from '../moderation/blank-texts.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';

const WRITTEN = `select m.id, m.contract_id as "contractId", m.message, m.hidden_at is not null as hidden,
    ${iso('m.created_at', 'createdAt')}
  from messages m where m.sender_id = $1`;

/** Messages stay with a deleted account, as the thread would make no sense without them. */
@Injectable()
export class ChatData {
  constructor(database: Database, data: MemberData) {
    data.register('messages', {
      collect: ({ id }) => readAll(database, WRITTEN, 'm.id', id),
      forget: (tx, owner) =>
        blankTexts(tx, { table: 'messages', columns: ['message'], owner: 'sender_id' }, owner),
    });
  }
}
