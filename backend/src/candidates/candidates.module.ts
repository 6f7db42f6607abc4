import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationsController } from './api/applications.controller.js';
import { CandidatesController } from './api/candidates.controller.js';
import { CandidatesResolver } from './api/candidates.resolver.js';
import { OffersResolver } from './api/offers.resolver.js';
import { ApplicationBook } from './application.book.js';
import {
  ApplicationContractResolver,
  ContractApplicationsResolver,
  FlaggedContractApplicationsResolver,
} from './application.edges.resolver.js';
import { ApplicationFeeds } from './application.feeds.js';
import { ApplicationLists } from './application.lists.js';
import { ApplicationTypes } from './application.types.js';
import { ApplicationViews } from './application.views.js';
import { ApplicationsFollow } from './applications.follow.js';
import { ApplicationsService } from './applications.service.js';
import { CandidateNumbers } from './candidate.numbers.js';
import { CandidateProfiles } from './candidate-profiles.js';
import { CandidateQuestions } from './candidate-questions.js';
import { CandidatesData } from './candidates.data.js';
import { InvitationsService } from './invitations.service.js';
import { ApplicationClock } from './line/application.clock.js';
import { ChoosingService } from './line/choosing.service.js';
import { LineService } from './line/line.service.js';
import { SaleModeService } from './line/sale-mode.service.js';
import { Windows } from './line/windows.js';
import { SaleFeeds } from './sale.feeds.js';
import { OffersService } from './offers.service.js';

@Module({
  imports: [
    ...[AuditModule, ChatModule, ContractsModule, JobsModule, OrganisationsModule, PaymentsModule],
    UsersModule,
  ],
  controllers: [ApplicationsController, CandidatesController],
  providers: [
    ApplicationBook,
    ApplicationClock,
    ApplicationContractResolver,
    ApplicationFeeds,
    ApplicationLists,
    ApplicationTypes,
    ApplicationViews,
    ApplicationsFollow,
    ApplicationsService,
    CandidateNumbers,
    CandidateProfiles,
    CandidateQuestions,
    CandidatesData,
    CandidatesResolver,
    ChoosingService,
    ContractApplicationsResolver,
    FlaggedContractApplicationsResolver,
    InvitationsService,
    LineService,
    OffersResolver,
    OffersService,
    SaleFeeds,
    SaleModeService,
    Windows,
  ],
  exports: [CandidateNumbers, CandidateQuestions],
})
export class CandidatesModule {}
