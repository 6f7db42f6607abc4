import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { MemberData } from '../member-data/member-data.js';
import { Database } from '../database/database.js';
import { Retention } from '../retention/retention.js';
import { Favourite } from './favourite.entity.js';
import { SavedSearch, SearchAlert } from './saved-search.entity.js';

const OLDEST_FIRST = { createdAt: 'ASC' } as const;

/** What favourites and saved searches register with the modules below: export, deletion, and how long alerts are kept. */
@Injectable()
export class SavedData {
  constructor(database: Database, data: MemberData, retention: Retention) {
    data.register('saved', {
      collect: async ({ id: userId }) => ({
        favourites: await database.manager.find(Favourite, {
          select: { contractId: true, createdAt: true },
          where: { userId },
          order: OLDEST_FIRST,
        }),
        searches: await database.manager.find(SavedSearch, {
          select: { id: true, name: true, query: true, frequency: true, createdAt: true },
          where: { userId },
          order: OLDEST_FIRST,
        }),
        alerts: await database.manager.find(SearchAlert, {
          select: { contractId: true, createdAt: true },
          where: { userId },
          order: OLDEST_FIRST,
        }),
      }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(Favourite, { userId });
        await tx.manager.delete(SavedSearch, { userId });
        await tx.manager.delete(SearchAlert, { userId });
      },
    });
    // SQL: two columns are the key, so the rule of one column does not fit; skips locked rows, in one statement per batch
    retention.register('search alerts', async (limit) => {
      const deleted = await database.query(
        `delete from search_alerts where (user_id, contract_id) in (
           select user_id, contract_id from search_alerts where created_at < now() - $1 * interval '1 day'
           order by created_at limit $2 for update skip locked) returning 1`,
        [RETENTION_DAYS.searchAlerts, limit],
      );
      return deleted.length;
    });
  }
}
