import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, StaffOnly } from '../../common/api/access.js';
import { AdminOrderQuery, pageOf } from '../../common/api/list-query.js';
import { Refuses } from '../../common/api/refuses.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { linkNext } from '../../common/http/link-next.js';
import { Contract } from '../../contracts/contract.entity.js';
import { WaitingContract } from './approval.types.js';
import { SendBackReason } from './approval.inputs.js';
import { ListingApprovals } from './approvals.service.js';
import { WaitingContracts } from './waiting-contracts.js';

@StaffOnly(...RIGHTS.moderate)
@ApiTags('admin')
@Controller('api/admin')
export class ApprovalsController {
  constructor(
    private readonly waiting: WaitingContracts,
    private readonly approvals: ListingApprovals,
  ) {}

  @Get('approvals')
  @ApiOperation({
    summary: 'Contracts that are not public until a moderator approves them, longest waiting first',
  })
  @ApiOkResponse({ type: [WaitingContract] })
  async listApprovals(@Query() query: AdminOrderQuery, @Res({ passthrough: true }) response: Response) {
    return linkNext(response, await this.waiting.list({ sort: query.sort, ...pageOf(query) }));
  }

  @Get('approvals/waiting')
  @ApiOperation({ summary: 'How many contracts wait for approval' })
  @ApiOkResponse({ type: WaitingCount })
  countApprovals(): Promise<WaitingCount> {
    return this.waiting.count();
  }

  @Post('contracts/:id/approve')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT', 'NOT_OFFERED')
  approveContract(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Contract> {
    return this.approvals.approve(caller, id);
  }

  @Post('contracts/:id/send-back')
  @HttpCode(200)
  @ApiOkResponse({ type: Contract })
  @Refuses('CONFLICT')
  sendBackContract(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: SendBackReason,
  ): Promise<Contract> {
    return this.approvals.sendBack(caller, id, reason);
  }
}
