import { Injectable } from '@nestjs/common';
import { MemberData } from '../member-data/member-data.js';
import { dropTokens } from './one-time-tokens.js';
import { Retention } from '../retention/retention.js';

const EXPIRED = { table: 'one_time_tokens', key: 'token_hash', column: 'expires_at', days: 0 };

/** One-time links are never exported. They are deleted with the account, and once they have expired. */
@Injectable()
export class AuthData {
  constructor(data: MemberData, retention: Retention) {
    data.register('oneTimeLinks', {
      forget: (tx, { id }) => dropTokens(tx, id),
    });
    retention.register('expired one-time links', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
