import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, NeedsStepUp } from '../../common/api/access.js';
import { Done } from '../../common/api/done.js';
import { linkNext } from '../../common/http/link-next.js';
import { pageOf } from '../../common/api/list-query.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Refuses } from '../../common/api/refuses.js';
import { ModerationReason } from '../../moderation/reason.input.js';
import { Contract } from '../contract.entity.js';
import { UpdateContractInput } from '../contract.inputs.js';
import { AllContractsQuery, setsStatus } from './contracts.admin.inputs.js';
import { ContractsAdminService } from './contracts.admin.service.js';
import { ContractsSearch } from '../search/contract-search.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/contracts')
export class ContractsAdminController {
  constructor(
    private readonly admin: ContractsAdminService,
    private readonly search: ContractsSearch,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Every contract, whatever its status, newest first' })
  @ApiOkResponse({ type: [Contract] })
  async listAllContracts(@Query() query: AllContractsQuery, @Res({ passthrough: true }) response: Response) {
    const { q, type, status, sort } = query;
    return linkNext(response, await this.search.listAll({ q, type, status, sort, ...pageOf(query) }));
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
