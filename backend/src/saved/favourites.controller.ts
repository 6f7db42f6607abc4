import { Controller, Delete, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { FavouriteIds } from './saved.inputs.js';

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
