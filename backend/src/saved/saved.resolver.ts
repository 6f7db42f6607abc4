import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Contract } from '../contracts/contract.entity.js';
import { ContractConnection } from '../contracts/contracts.resolver.js';
import { Favourites } from './favourites.service.js';
import { SavedSearch, SaveSearchInput, UpdateSavedSearchInput } from './saved-search.entity.js';
import { SavedSearches } from './saved-searches.service.js';

const CONTRACT = { type: () => ID, description: 'The contract.' } as const;

@MemberOnly()
@Resolver()
export class FavouritesResolver {
  constructor(private readonly favourites: Favourites) {}

  @Query(() => ContractConnection, {
    name: 'myFavourites',
    description: 'The contracts that the viewer has saved, the last one first.',
  })
  listFavourites(@Caller() request: RequestContext, @Args() page: PageArgs) {
    return this.favourites.list(request, page);
  }

  @Public()
  @Query(() => [ID], {
    name: 'myFavouriteIds',
    description: 'The ids of the contracts that the viewer has saved; none for visitors.',
  })
  favouriteIds(@Caller() { viewer }: RequestContext): Promise<string[]> {
    return this.favourites.ids(viewer);
  }

  @KeepsAnswers()
  @Mutation(() => Contract, { description: 'Saves a contract; the viewer is told when it changes.' })
  addFavourite(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<Contract> {
    return this.favourites.add(viewer, contractId);
  }

  @KeepsAnswers()
  @Mutation(() => Done, { description: "Removes a contract from the viewer's favorites." })
  removeFavourite(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<Done> {
    return this.favourites.remove(viewer, contractId);
  }
}

const SEARCH = { type: () => ID, description: 'The saved search.' } as const;

@MemberOnly()
@Resolver(() => SavedSearch)
export class SavedSearchesResolver {
  constructor(private readonly searches: SavedSearches) {}

  @Query(() => [SavedSearch], {
    name: 'mySavedSearches',
    description: "The viewer's saved searches, at most 20, in the order in which they were saved.",
  })
  listSavedSearches(@CurrentViewer() viewer: Viewer): Promise<SavedSearch[]> {
    return this.searches.list(viewer);
  }

  @KeepsAnswers()
  @Mutation(() => SavedSearch, {
    description: 'Saves a search; the viewer is told of contracts that match it from now on.',
  })
  saveSearch(@CurrentViewer() viewer: Viewer, @Args('input') input: SaveSearchInput): Promise<SavedSearch> {
    return this.searches.save(viewer, input);
  }

  @KeepsAnswers()
  @Mutation(() => SavedSearch, { description: 'Changes name, search or frequency of a saved search.' })
  updateSavedSearch(
    @CurrentViewer() viewer: Viewer,
    @Args('id', SEARCH) id: string,
    @Args('input') input: UpdateSavedSearchInput,
  ): Promise<SavedSearch> {
    return this.searches.update(viewer, id, input);
  }

  @KeepsAnswers()
  @Mutation(() => Done, { description: 'Deletes a saved search.' })
  deleteSavedSearch(@CurrentViewer() viewer: Viewer, @Args('id', SEARCH) id: string): Promise<Done> {
    return this.searches.delete(viewer, id);
  }
}
