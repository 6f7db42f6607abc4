import { Injectable } from '@nestjs/common';
import { Database, iso } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { SESSION_LIVES } from './session.store.js';

/** Sessions without their ids, which are half of what the cookie proves; links from mails are never shown. */
@Injectable()
export class AuthData {
  constructor(database: Database, data: MemberData) {
    data.register('sessions', {
      collect: ({ id }) =>
        database.query(
          `select device, ip, ${iso('created_at', 'signedInAt')}, ${iso('seen_at', 'lastSeenAt')}
           from sessions where sess #>> '{passport,user}' = $1 and ${SESSION_LIVES} order by created_at`,
          [id],
        ),
      // the sessions themselves end with the deletion, sockets included
      forget: async (tx, { id }) => {
        await tx.query('delete from one_time_tokens where user_id = $1', [id]);
      },
    });
  }
}
