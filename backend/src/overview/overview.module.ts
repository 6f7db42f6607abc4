import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { TransfersModule } from '../transfers/transfers.module.js';
import { UsersModule } from '../users/users.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { CsvController } from './csv.controller.js';
import { CsvFiles } from './csv.files.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresCsvController } from './figures/figures.csv.controller.js';
import { FiguresResolver } from './figures/figures.resolver.js';
import { Figures } from './figures/figures.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewNumbers, OverviewService } from './overview.service.js';
import { OverviewResolver } from './overview.resolver.js';
import { OverviewRollUp } from './overview.roll-up.js';

@Module({
  imports: [
    AuditModule,
    CandidatesModule,
    ChatModule,
    ContractsModule,
    JobsModule,
    ListingsModule,
    PaymentsModule,
    ReportsModule,
    RulesModule,
    TransfersModule,
    UsersModule,
  ],
  controllers: [CsvController, FiguresController, FiguresCsvController, OverviewController],
  providers: [
    CsvFiles,
    Figures,
    FiguresResolver,
    OverviewNumbers,
    OverviewResolver,
    OverviewRollUp,
    OverviewService,
  ],
})
export class OverviewModule {}
