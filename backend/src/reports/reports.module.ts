import { Module, Injectable } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { CandidateQuestions } from '../candidates/candidate-questions.js';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { TransfersModule } from '../transfers/transfers.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportsAdmin } from './reports.admin.service.js';
import { ReportsAdminController, ReportsController } from './reports.controller.js';
import { GoneReports } from './reports.gone.js';
import { ReportLists } from './reports.lists.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService, ReportTargets } from './reports.service.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { MyReport } from './report.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  ...{ id: true, targetType: true, targetId: true, contractId: true, reason: true, note: true },
  ...{ createdAt: true, resolvedAt: true },
} as const;

/** What reports register with the modules below. The reports of a deleted account stay for the record about their targets, without what the member wrote. */
@Injectable()
class ReportsData {
  constructor({ manager }: Database, data: MemberData, candidates: CandidateQuestions) {
    candidates.register({
      wasReportedBy: (on, reporterId, subjectId) =>
        on.manager.existsBy(MyReport, { reporterId, subjectId, state: 'upheld' }),
    });
    data.register('reports', {
      collect: ({ id: reporterId }) => readAll(manager.getRepository(MyReport), { reporterId }, EXPORTED),
      forget: async (tx, { id: reporterId }) => {
        await tx.manager.update(MyReport, { reporterId }, { note: null });
      },
    });
  }
}

@Module({
  imports: [AuditModule, CandidatesModule, ChatModule, ContractsModule, TransfersModule, UsersModule],
  controllers: [ReportsController, ReportsAdminController],
  providers: [
    GoneReports,
    ReportLists,
    ReportsAdmin,
    ReportsData,
    ReportsResolver,
    ReportsService,
    ReportTargets,
  ],
  exports: [ReportLists],
})
export class ReportsModule {}
