import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Retention } from '../retention/retention.js';

/** Deletes expired sessions. */
@Injectable()
export class SessionsRetention {
  constructor(database: Database, retention: Retention) {
    retention.register('expired sessions', async (limit) => {
      const deleted = await database.query(
        `delete from sessions where sid in (
           select sid from sessions where expire < now() order by expire limit $1 for update skip locked)
         returning 1`,
        [limit],
      );
      return deleted.length;
    });
  }
}
