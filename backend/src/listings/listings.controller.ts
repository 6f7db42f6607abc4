import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import type { Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Contract } from '../contracts/contract.entity.js';
import { ListingChanges } from './listing.changes.js';
import { Listing } from './listing.js';
import { MarkElsewhereArgs, UpdateMyContractInput } from './listings.inputs.js';
import { Listings } from './listings.service.js';

@MemberOnly()
@ApiTags('listings')
@Controller('api/listings')
export class ListingsController {
  constructor(
    private readonly listings: Listings,
    private readonly changes: ListingChanges,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The contracts that the viewer listed, in any status, newest first' })
  @ApiOkResponse({ type: [Listing] })
  async listListings(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Listing[]> {
    return linkNext(response, await this.listings.list(viewer, pageOf(query)));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One contract that the viewer listed' })
  @ApiOkResponse({ type: Listing })
  getListing(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Listing> {
    return this.listings.get(viewer, id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Edits your own contract; a change of its terms releases payments that are open' })
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  updateMyContract(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: UpdateMyContractInput,
  ): Promise<Contract> {
    return this.changes.update(viewer, id, input);
  }

  @Post(':id/renew')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  renewContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'renew');
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  pauseContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'pause');
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  resumeContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'resume');
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  withdrawContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'withdraw');
  }

  @Post(':id/relist')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  relistContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'relist');
  }

  @Post(':id/elsewhere')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  markElsewhere(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { where }: MarkElsewhereArgs,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'mark-elsewhere', where);
  }
}
