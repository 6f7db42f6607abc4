import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { connectionType } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { MyReport, Report, ReportsOnContract } from './report.entity.js';
import { ReportsAdmin } from './reports.admin.service.js';
import { GoneReports } from './reports.gone.js';
import { ListReportsArgs, ReportInput, ResolveReportArgs } from './reports.inputs.js';
import { ReportLists } from './reports.lists.js';
import { ReportsService } from './reports.service.js';

const ReportConnection = connectionType(Report);
const CONTRACT = { type: () => ID, description: 'The contract’s id.' };

@MemberOnly()
@Resolver()
export class ReportsResolver {
  constructor(
    private readonly service: ReportsService,
    private readonly gone: GoneReports,
    private readonly admin: ReportsAdmin,
    private readonly lists: ReportLists,
  ) {}

  @Mutation(() => MyReport, {
    description: 'Reports a contract, a message, or the other party of a transfer; once each, 10 a day.',
  })
  report(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'What is reported, and why.' }) input: ReportInput,
  ): Promise<MyReport> {
    return this.service.report(viewer, input);
  }

  @Query(() => ReportsOnContract, {
    description: 'What the viewer has reported on a contract and its thread.',
  })
  reportsOnContract(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<ReportsOnContract> {
    return this.service.onContract(viewer, contractId);
  }

  @Mutation(() => Done, {
    description: 'For the holder of a contract that was reported as gone: it is still available.',
  })
  confirmAvailable(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<Done> {
    return this.gone.confirmAvailable(viewer, contractId);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Query(() => ReportConnection, {
    description: 'For moderators: reports, urgent ones first, then by `sort`.',
  })
  reports(@Args() args: ListReportsArgs) {
    return this.lists.all(args);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Query(() => WaitingCount, { description: 'For moderators: how many reports are open.' })
  reportsWaiting(): Promise<WaitingCount> {
    return this.lists.waiting();
  }

  @StaffOnly(...RIGHTS.moderate)
  @Mutation(() => Report, { description: 'For moderators: resolves all open reports of the same target.' })
  resolveReport(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The report’s id.' }) id: string,
    @Args() choice: ResolveReportArgs,
  ): Promise<Report> {
    return this.admin.resolve(caller, id, choice);
  }
}
