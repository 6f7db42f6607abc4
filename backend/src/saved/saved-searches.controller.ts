import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import type { Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { SavedSearch } from './saved-search.entity.js';
import { SavedSearches } from './saved-searches.service.js';
import { SaveSearchInput, UpdateSavedSearchInput } from './saved.inputs.js';

@MemberOnly()
@ApiTags('saved')
@Controller('api/saved-searches')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearches) {}

  @Get()
  @ApiOperation({ summary: 'Your saved searches, at most 20, in the order in which you saved them' })
  @ApiOkResponse({ type: [SavedSearch] })
  listSavedSearches(@CurrentViewer() viewer: Viewer): Promise<SavedSearch[]> {
    return this.searches.list(viewer);
  }

  @KeepsAnswers()
  @Post()
  @ApiOperation({ summary: 'Saves a search; you are told of contracts that match it from now on' })
  @ApiCreatedResponse({ type: SavedSearch })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  saveSearch(@CurrentViewer() viewer: Viewer, @Body() input: SaveSearchInput): Promise<SavedSearch> {
    return this.searches.save(viewer, input);
  }

  @KeepsAnswers()
  @Patch(':id')
  @ApiOperation({ summary: 'Changes name, search or frequency; what is absent stays as it is' })
  @ApiOkResponse({ type: SavedSearch })
  updateSavedSearch(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: UpdateSavedSearchInput,
  ): Promise<SavedSearch> {
    return this.searches.update(viewer, id, input);
  }

  @KeepsAnswers()
  @Delete(':id')
  @ApiOkResponse({ type: Done })
  deleteSavedSearch(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Done> {
    return this.searches.delete(viewer, id);
  }
}
