import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Retention } from '../retention/retention.js';

/** Deletes expired one-time links. */
@Injectable()
export class AuthRetention {
  constructor(database: Database, retention: Retention) {
    retention.register('expired one-time links', async (limit) => {
      const deleted = await database.query(
        `delete from one_time_tokens where token_hash in (
           select token_hash from one_time_tokens where expires_at < now()
           order by expires_at limit $1 for update skip locked) returning 1`,
        [limit],
      );
      return deleted.length;
    });
  }
}
