import { Module, Injectable } from '@nestjs/common';
import { ContractsModule } from '../contracts/contracts.module.js';
import { FavouriteChanges } from './favourite-changes.js';
import { FavouritesController, SavedSearchesController } from './saved.controller.js';
import { FavouritesResolver, SavedSearchesResolver } from './saved.resolver.js';
import { Favourites } from './favourites.service.js';
import { SavedSearches, SearchLinks } from './saved-searches.service.js';
import { SearchAlerts } from './search-alerts.js';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { MemberData } from '../member-data/member-data.js';
import { Database } from '../database/database.js';
import { Retention } from '../retention/retention.js';
import { Favourite } from './favourite.entity.js';
import { SavedSearch, SearchAlert } from './saved-search.entity.js';

const OLDEST_FIRST = { createdAt: 'ASC' } as const;

/** What favourites and saved searches register with the modules below: export, deletion, and how long alerts are kept. */
@Injectable()
class SavedData {
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

@Module({
  imports: [ContractsModule],
  controllers: [FavouritesController, SavedSearchesController],
  providers: [
    FavouriteChanges,
    Favourites,
    FavouritesResolver,
    SavedData,
    SavedSearches,
    SavedSearchesResolver,
    SearchAlerts,
    SearchLinks,
  ],
  exports: [Favourites, SavedSearches, SearchLinks],
})
export class SavedModule {}
