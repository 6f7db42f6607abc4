import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Contract } from '../contracts/contract.entity.js';
import { Favourites } from './favourites.service.js';
import { FavouriteIds, SaveSearchInput, UpdateSavedSearchInput, SavedSearch } from './saved-search.entity.js';
import { SavedSearches } from './saved-searches.service.js';

@MemberOnly()
@ApiTags('saved')
@Controller('api/favourites')
export class FavouritesController {
  constructor(private readonly favourites: Favourites) {}

  @Get()
  @ApiOperation({ summary: 'The contracts that you have saved, the last one first' })
  @ApiOkResponse({ type: [Contract] })
  async listFavourites(
    @Caller() request: RequestContext,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Contract[]> {
    return linkNext(response, await this.favourites.list(request, pageOf(query)));
  }

  @Public()
  @Get('ids')
  @ApiOperation({ summary: 'The ids of the contracts that you have saved; none for visitors' })
  @ApiOkResponse({ type: FavouriteIds })
  async favouriteIds(@Caller() { viewer }: RequestContext): Promise<FavouriteIds> {
    return { ids: await this.favourites.ids(viewer) };
  }

  @KeepsAnswers()
  @Put(':contractId')
  @ApiOperation({ summary: 'Saves a contract; you are told when it changes' })
  @ApiOkResponse({ type: Contract })
  @Refuses('NOT_FOUND', 'CONFLICT')
  addFavourite(@CurrentViewer() viewer: Viewer, @Param('contractId') contractId: string): Promise<Contract> {
    return this.favourites.add(viewer, contractId);
  }

  @KeepsAnswers()
  @Delete(':contractId')
  @ApiOperation({ summary: 'Removes a contract from your favorites' })
  @ApiOkResponse({ type: Done })
  removeFavourite(@CurrentViewer() viewer: Viewer, @Param('contractId') contractId: string): Promise<Done> {
    return this.favourites.remove(viewer, contractId);
  }
}

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
