import { Injectable } from '@nestjs/common';
import { TopicBus } from '../common/cluster/topics.js';
import { tellMembers } from '../notifications/notifications.write.js';
import { AuditService } from '../audit/audit.service.js';
import { ChatAdminService } from '../chat/admin/chat.admin.service.js';
import { AppError, notFound } from '../common/api/errors.js';
import { refuseParty } from '../common/api/refuse-party.js';
import { isUuid } from '../common/api/paging.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { ContractsAdminService } from '../contracts/admin/contracts.admin.service.js';
import { ContractsModerationService } from '../contracts/admin/contracts.moderation.service.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { ReportedParties } from '../transfers/parties/reported-parties.js';
import { SuspensionService } from '../users/suspension.service.js';
import { actOn, partiesOf, seenNews } from './report.decisions.js';
import { MyReport, type ReportAction, type Report } from './report.entity.js';
import type { ResolveReportArgs } from './reports.inputs.js';
import { ReportLists } from './reports.lists.js';

/** What an admin decides about the target of a report. */
@Injectable()
export class ReportsAdmin {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly contracts: ContractsService,
    private readonly contractsAdmin: ContractsAdminService,
    private readonly contractsModeration: ContractsModerationService,
    private readonly messages: ChatAdminService,
    private readonly suspension: SuspensionService,
    private readonly parties: ReportedParties,
    private readonly lists: ReportLists,
    private readonly topics: TopicBus,
  ) {}

  /**
   * Resolves every open report of the same target. What is done about the target comes first, because it locks accounts
   * before contracts as a sale does; it is undone if another admin has resolved the reports meanwhile.
   */
  async resolve(
    caller: RequestContext,
    id: string,
    { uphold, action, note }: ResolveReportArgs,
  ): Promise<Report> {
    const report = isUuid(id) ? await this.database.manager.findOneBy(MyReport, { id }) : null;
    if (!report) throw notFound('Report');
    if (report.state !== 'open') throw new AppError('CONFLICT', 'This report is already resolved.');
    refuseParty(caller, partiesOf(report));
    const done = uphold ? (action ?? 'none') : null;
    const { targetType, targetId, contractId } = report;
    await this.database.transaction(async (tx) => {
      await this.act(tx, caller, report, done, note ?? '');
      await this.contracts.lock(tx, contractId);
      const open = await tx.manager.findBy(MyReport, { targetType, targetId, state: 'open' });
      if (open.length === 0) throw new AppError('CONFLICT', 'This report is already resolved.');
      const state = uphold ? 'upheld' : 'dismissed';
      await tx.manager.update(
        MyReport,
        { targetType, targetId, state: 'open' },
        {
          ...{ state, action: done, resolution: note || null, urgent: false, dueAt: null },
          ...{ resolvedBy: viewerOf(caller).id, resolvedAt: () => 'now()' },
        },
      );
      if (targetType === 'contract') await this.contracts.setUnderReview(tx, targetId, false);
      if (!uphold && targetType === 'party') await this.parties.resume(tx, caller, targetId);
      const after = { state, action: done, note: note || null, reports: open.length };
      await this.audit.record(tx, caller, 'report.resolve', { type: 'report', id }, { state: 'open' }, after);
      await tellMembers(tx, this.topics, seenNews(open));
    });
    return this.lists.get(id);
  }

  private async act(
    tx: Tx,
    caller: RequestContext,
    report: MyReport,
    action: ReportAction | null,
    note: string,
  ): Promise<void> {
    const { targetType, targetId, contractId, subjectId } = report;
    const act = actOn(targetType, action, note);
    if (act === 'suspend') await this.suspension.suspendIn(tx, caller, subjectId, note);
    if (act === 'off-market') await this.contractsAdmin.takeOffMarketIn(tx, caller, contractId, note);
    if (act === 'hide-message') await this.messages.hideIn(tx, caller, targetId, note);
    if (act === 'hide-contract') await this.contractsModeration.hideIn(tx, caller, targetId, note);
  }
}
