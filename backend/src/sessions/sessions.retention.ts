import { Injectable } from '@nestjs/common';
import { Retention } from '../retention/retention.js';

const EXPIRED = { table: 'sessions', key: 'sid', column: 'expire', days: 0 };

/** Deletes expired sessions. */
@Injectable()
export class SessionsRetention {
  constructor(retention: Retention) {
    retention.register('expired sessions', (limit) => retention.deleteOld(EXPIRED, limit));
  }
}
