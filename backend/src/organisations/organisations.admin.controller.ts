import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller } from '../common/api/access.js';
import { pageOf } from '../common/api/list-query.js';
import { Refuses } from '../common/api/refuses.js';
import type { RequestContext } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { linkNext } from '../common/http/link-next.js';
import { Organisation } from './organisation.entity.js';
import { CloseOrganisationArgs, OrganisationsQuery } from './organisation.inputs.js';
import { OrganisationsAdmin } from './organisations.admin.service.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/organisations')
export class OrganisationsAdminController {
  constructor(private readonly organisations: OrganisationsAdmin) {}

  @Get()
  @ApiOperation({ summary: 'Organisations, newest first' })
  @ApiOkResponse({ type: [Organisation] })
  async listAllOrganisations(
    @Query() query: OrganisationsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Organisation[]> {
    return linkNext(response, await this.organisations.list({ status: query.status, ...pageOf(query) }));
  }

  @Get('waiting')
  @ApiOperation({ summary: 'How many organisations wait for approval' })
  @ApiOkResponse({ type: WaitingCount })
  countOrganisations(): Promise<WaitingCount> {
    return this.organisations.waiting();
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOkResponse({ type: Organisation })
  @Refuses('CONFLICT')
  approveOrganisation(@Caller() caller: RequestContext, @Param('id') id: string): Promise<Organisation> {
    return this.organisations.approve(caller, id);
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiOkResponse({ type: Organisation })
  @Refuses('CONFLICT')
  closeOrganisation(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: CloseOrganisationArgs,
  ): Promise<Organisation> {
    return this.organisations.close(caller, id, reason);
  }
}
