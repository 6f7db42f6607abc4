import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import type { Viewer } from '../common/api/request-of.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearches } from './saved-searches.service.js';
import { SaveSearchInput, UpdateSavedSearchInput } from './saved.inputs.js';

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
