import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { TransfersModule } from '../transfers/transfers.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportsAdmin } from './reports.admin.service.js';
import { ReportsAdminController, ReportsController } from './reports.controller.js';
import { ReportsData } from './reports.data.js';
import { GoneReports } from './reports.gone.js';
import { ReportLists } from './reports.lists.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';
import { ReportTargets } from './reports.targets.js';

@Module({
  imports: [AuditModule, ChatModule, ContractsModule, TransfersModule, UsersModule],
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
