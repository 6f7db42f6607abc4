import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, MemberOnly } from '../common/access.js';
import { linkNext } from '../common/link-next.js';
import { ListQuery, pageOf } from '../common/list-query.js';
import type { Viewer } from '../common/request-of.js';
import { Listing } from './listing.js';
import { Listings } from './listings.service.js';

@ApiTags('contracts')
@Controller('api/listings')
export class ListingsController {
  constructor(private readonly listings: Listings) {}

  @MemberOnly()
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
}
