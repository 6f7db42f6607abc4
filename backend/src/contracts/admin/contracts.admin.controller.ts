import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, CurrentViewer, NeedsStepUp, StaffOnly } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { linkNext } from '../../common/http/link-next.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Refuses } from '../../common/api/refuses.js';
import { ModerationReason } from '../../moderation/reason.input.js';
import { Contract } from '../contract.entity.js';
import { UpdateContractInput } from '../contract.inputs.js';
import { AllContractsQuery, setsStatus } from './contracts.admin.inputs.js';
import { ContractsAdminService } from './contracts.admin.service.js';
import { ContractsSearch } from '../search/contract-search.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { ContractsModerationService } from './contracts.moderation.service.js';
import { FlaggedContract } from './flagged-contract.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/contracts')
export class ContractsAdminController {
  constructor(
    private readonly admin: ContractsAdminService,
    private readonly search: ContractsSearch,
  ) {}

  @StaffOnly(...RIGHTS.readContracts)
  @Get()
  @ApiOperation({ summary: 'Every contract, whatever its status, newest first' })
  @ApiOkResponse({ type: [Contract] })
  async listAllContracts(
    @CurrentViewer() viewer: Viewer,
    @Query() query: AllContractsQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { q, type, status, sort } = query;
    return linkNext(response, await this.search.listAll(viewer, { q, type, status, sort, ...pageOf(query) }));
  }

  @NeedsStepUp(setsStatus)
  @Put(':id')
  @ApiOperation({
    summary: 'Changes a contract; any status may follow any other',
    description: 'One that sets the status needs a recent proof of identity, because it may end a transfer.',
  })
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  updateContract(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() input: UpdateContractInput,
  ): Promise<Contract> {
    return this.admin.update(caller, id, input);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Post(':id/off-market')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sets an active contract to cancelled',
    description: 'Refused for one that is sold or in transfer, unlike PUT.',
  })
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  takeContractOffMarket(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ModerationReason,
  ): Promise<Contract> {
    return this.admin.takeOffMarket(caller, id, reason);
  }

  @NeedsStepUp()
  @Delete(':id')
  @ApiOkResponse({ type: Done })
  @Refuses('CONFLICT')
  deleteContract(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Done> {
    return this.admin.delete(caller, id);
  }
}

@StaffOnly(...RIGHTS.moderate)
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
  @ApiOperation({ summary: 'How many flagged contracts no one has hidden or cleared yet' })
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
