import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { SESSION_LIVES, SIGNED_IN } from './session.store.js';
import { Retention } from '../retention/retention.js';

const EXPIRED = { table: 'sessions', key: 'sid', column: 'expire', days: 0 };

/**
 * The export lists sessions without their ids, because the cookie contains the id. The deletion of an account ends them, and
 * they are deleted once they have expired.
 * SQL: the member is in the JSON of a session.
 */
@Injectable()
export class SessionsData {
  constructor(database: Database, data: MemberData, retention: Retention) {
    data.register('sessions', {
      collect: ({ id }) =>
        database.query(
          `select device, ip, created_at as "signedInAt", seen_at as "lastSeenAt"
           from sessions where ${SIGNED_IN} and ${SESSION_LIVES} order by created_at`,
          [id],
        ),
    });
    retention.register('expired sessions', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
