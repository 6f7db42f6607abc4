import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { linkNext } from '../../common/http/link-next.js';
import { Refuses } from '../../common/api/refuses.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Contract } from '../../contracts/contract.entity.js';
import { ApplicationLists } from '../application.lists.js';
import { InvitationsService } from '../invitations.service.js';
import { ChoosingService } from '../line/choosing.service.js';
import { SaleModeService } from '../line/sale-mode.service.js';
import { Candidate } from '../rows/application.entity.js';
import { CandidateQuery } from './candidate.pages.js';
import { SaleSettings } from './candidate.types.js';
import { ChooseArgs, InviteArgs, PassArgs, RankArgs, SaleModeArgs } from './candidates.inputs.js';

/** What the holder of a contract does with its candidates. */
@MemberOnly()
@ApiTags('candidates')
@Controller('api')
export class CandidatesController {
  constructor(
    private readonly lists: ApplicationLists,
    private readonly choosing: ChoosingService,
    private readonly sales: SaleModeService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get('contracts/:id/applications')
  @ApiOperation({ summary: 'The candidates for a contract in their order, for its holder and admins' })
  @ApiOkResponse({ type: [Candidate] })
  async candidates(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Query() { limit, cursor }: CandidateQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Candidate[]> {
    return linkNext(response, await this.lists.page(caller, id, { first: limit, after: cursor }));
  }

  @Get('contracts/:id/sale-mode')
  @ApiOkResponse({ type: SaleSettings })
  saleSettings(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<SaleSettings> {
    return this.sales.get(viewer, id);
  }

  @Put('contracts/:id/sale-mode')
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  setSaleMode(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: SaleModeArgs,
  ): Promise<Contract> {
    return this.sales.set(viewer, id, input);
  }

  @Put('contracts/:id/line')
  @ApiOkResponse({ type: [Candidate] })
  rankCandidates(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { ids }: RankArgs,
  ): Promise<Candidate[]> {
    return this.choosing.rank(viewer, id, ids);
  }

  @Post('contracts/:id/invitations')
  @HttpCode(200)
  @ApiOkResponse({ type: Done })
  @Refuses('CONFLICT', 'NOT_FOR_SALE', 'RATE_LIMITED')
  inviteCandidate(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { memberId }: InviteArgs,
  ): Promise<Done> {
    return this.invitations.invite(viewer, id, memberId);
  }

  @Post('contracts/:id/release-reservation')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  releaseReservation(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Contract> {
    return this.choosing.release(viewer, id);
  }

  @Post('applications/:id/choose')
  @HttpCode(200)
  @ApiOkResponse({ type: Candidate })
  @Refuses('CONFLICT', 'RESERVED', 'NOT_FOR_SALE', 'RATE_LIMITED')
  chooseCandidate(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { hours }: ChooseArgs,
  ): Promise<Candidate> {
    return this.choosing.choose(viewer, id, hours);
  }

  @Post('applications/:id/pass')
  @HttpCode(200)
  @ApiOkResponse({ type: Candidate })
  @Refuses('CONFLICT')
  passCandidate(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() { reason }: PassArgs,
  ): Promise<Candidate> {
    return this.choosing.pass(viewer, id, reason);
  }
}
