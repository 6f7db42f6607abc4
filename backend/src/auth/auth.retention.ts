import { Injectable } from '@nestjs/common';
import { Retention } from '../retention/retention.js';

const EXPIRED = { table: 'one_time_tokens', key: 'token_hash', column: 'expires_at', days: 0 };

/** Deletes expired one-time links. */
@Injectable()
export class AuthRetention {
  constructor(retention: Retention) {
    retention.register('expired one-time links', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
