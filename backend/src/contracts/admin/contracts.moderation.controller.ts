import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { linkNext } from '../../common/http/link-next.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { Refuses } from '../../common/api/refuses.js';
import { ModerationReason } from '../../moderation/reason.input.js';
import { ContractsModerationService } from './contracts.moderation.service.js';
import { FlaggedContract } from './flagged-contract.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin')
export class ContractsModerationController {
  constructor(private readonly moderation: ContractsModerationService) {}

  @Get('flagged-contracts')
  @ApiOperation({
    summary: 'Contracts with contact details or off-site payment hints, and hidden ones, newest first',
  })
  @ApiOkResponse({ type: [FlaggedContract] })
  async listFlaggedContracts(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return linkNext(response, await this.moderation.flagged(pageOf(query)));
  }

  @Get('flagged-contracts/waiting')
  @ApiOperation({ summary: 'How many flagged contracts no admin has hidden or cleared yet' })
  @ApiOkResponse({ type: WaitingCount })
  countFlaggedContracts(): Promise<WaitingCount> {
    return this.moderation.waiting();
  }

  @Post('contracts/:id/hide')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Hides a contract and takes it off the market',
    description: 'Refused while the contract is being transferred.',
  })
  @ApiOkResponse({ type: FlaggedContract })
  @Refuses('CONFLICT')
  hideContract(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ModerationReason,
  ): Promise<FlaggedContract> {
    return this.moderation.hide(caller, id, reason);
  }

  @Post('contracts/:id/unhide')
  @HttpCode(200)
  @ApiOkResponse({ type: FlaggedContract })
  @Refuses('CONFLICT')
  unhideContract(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FlaggedContract> {
    return this.moderation.unhide(caller, id);
  }

  @Post('contracts/:id/clear')
  @HttpCode(200)
  @ApiOkResponse({ type: FlaggedContract })
  @Refuses('CONFLICT')
  clearContract(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FlaggedContract> {
    return this.moderation.clear(caller, id);
  }
}
