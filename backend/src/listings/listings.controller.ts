import {
  applyDecorators,
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentViewer, MemberOnly, NeedsConfirmedEmail } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import type { Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses, type RestCode } from '../common/api/refuses.js';
import { Contract } from '../contracts/contract.entity.js';
import { ListingChanges } from './listing.changes.js';
import { Listing, ListingsQuery, MarkElsewhereArgs, UpdateMyContractInput } from './listing.js';
import { Listings } from './listings.service.js';

/** What a holder does with a listing. */
const Action = (name: string, ...refuses: RestCode[]): MethodDecorator =>
  applyDecorators(
    Post(`:id/${name}`),
    HttpCode(200),
    ApiOkResponse({ type: Contract }),
    Refuses('CONFLICT', ...refuses),
  );

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
  @Refuses('NOT_FOUND', 'CONFLICT')
  @Scope('listings:read')
  async listListings(
    @CurrentViewer() viewer: Viewer,
    @Query() query: ListingsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Listing[]> {
    return linkNext(
      response,
      await this.listings.list(viewer, {
        ...{ organisationId: query.organisationId, status: query.status },
        ...pageOf(query),
      }),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One contract that the viewer listed' })
  @ApiOkResponse({ type: Listing })
  @Scope('listings:read')
  getListing(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Listing> {
    return this.listings.get(viewer, id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Edits your own contract; a change of its terms releases payments that are open' })
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('listings:write')
  updateMyContract(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: UpdateMyContractInput,
  ): Promise<Contract> {
    return this.changes.update(viewer, id, input);
  }

  @Action('renew')
  @Scope('listings:write')
  renewContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'renew');
  }

  @Action('pause')
  @Scope('listings:write')
  pauseContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'pause');
  }

  @NeedsConfirmedEmail('list')
  @Action('resume', 'NOT_OFFERED', 'NOT_TRANSFERABLE')
  @Scope('listings:write')
  resumeContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'resume');
  }

  @Action('withdraw')
  @Scope('listings:write')
  withdrawContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'withdraw');
  }

  @NeedsConfirmedEmail('list')
  @Action('relist', 'NOT_OFFERED', 'NOT_TRANSFERABLE')
  @Scope('listings:write')
  relistContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'relist');
  }

  @Action('elsewhere')
  @Scope('listings:write')
  markElsewhere(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { where }: MarkElsewhereArgs,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'mark-elsewhere', where);
  }
}
