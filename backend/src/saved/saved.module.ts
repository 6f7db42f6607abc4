import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/contracts.module.js';
import { FavouriteChanges } from './favourite-changes.js';
import { FavouritesController, SavedSearchesController } from './saved.controller.js';
import { FavouritesResolver, SavedSearchesResolver } from './saved.resolver.js';
import { Favourites } from './favourites.service.js';
import { SavedSearches } from './saved-searches.service.js';
import { SavedData } from './saved.data.js';
import { SearchAlerts } from './search-alerts.js';
import { SearchLinks } from './search-links.js';

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
