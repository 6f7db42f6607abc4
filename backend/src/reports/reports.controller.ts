import { RIGHTS } from '@handover/domain/roles';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { Refuses } from '../common/api/refuses.js';
import { MyReport, Report, ReportsOnContract } from './report.entity.js';
import { ReportsAdmin } from './reports.admin.service.js';
import { GoneReports } from './reports.gone.js';
import { ListReportsQuery, ReportInput, ResolveReportArgs } from './reports.inputs.js';
import { ReportLists } from './reports.lists.js';
import { ReportsService } from './reports.service.js';

@MemberOnly()
@ApiTags('contracts')
@Controller('api')
export class ReportsController {
  constructor(
    private readonly service: ReportsService,
    private readonly gone: GoneReports,
  ) {}

  @Post('reports')
  @ApiOperation({
    summary: 'Reports a contract, a message, or the other party of a transfer; once each, 10 a day',
  })
  @ApiCreatedResponse({ type: MyReport })
  @Refuses('NOT_FOUND', 'CONFLICT', 'RATE_LIMITED')
  report(@CurrentViewer() viewer: Viewer, @Body() input: ReportInput): Promise<MyReport> {
    return this.service.report(viewer, input);
  }

  @Get('contracts/:id/my-reports')
  @ApiOperation({ summary: 'What you have reported on a contract and its thread' })
  @ApiOkResponse({ type: ReportsOnContract })
  reportsOnContract(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<ReportsOnContract> {
    return this.service.onContract(viewer, id);
  }

  @Post('contracts/:id/still-available')
  @HttpCode(200)
  @ApiOkResponse({ type: Done })
  confirmAvailable(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Done> {
    return this.gone.confirmAvailable(viewer, id);
  }
}

@StaffOnly(...RIGHTS.moderate)
@ApiTags('admin')
@Controller('api/admin/reports')
export class ReportsAdminController {
  constructor(
    private readonly lists: ReportLists,
    private readonly admin: ReportsAdmin,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Reports, urgent ones first, then by `sort`' })
  @ApiOkResponse({ type: [Report] })
  async listReports(@Query() query: ListReportsQuery, @Res({ passthrough: true }) response: Response) {
    const { state, sort, contractId, memberId } = query;
    return linkNext(response, await this.lists.all({ state, sort, contractId, memberId, ...pageOf(query) }));
  }

  @Get('waiting')
  @ApiOperation({ summary: 'How many reports are open' })
  @ApiOkResponse({ type: WaitingCount })
  countReports(): Promise<WaitingCount> {
    return this.lists.waiting();
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOkResponse({ type: Report })
  @Refuses('CONFLICT')
  resolveReport(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() choice: ResolveReportArgs,
  ): Promise<Report> {
    return this.admin.resolve(caller, id, choice);
  }
}
