import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RulesModule } from '../rules/rules.module.js';
import { UsersModule } from '../users/users.module.js';
import { BuyerLimit } from './parties/buyer-limit.js';
import { ContactCard } from './parties/contact-card.entity.js';
import { EarlierRefunds } from './parties/earlier-refunds.js';
import {
  AuditTransferResolver,
  HandedOverResolver,
  PurchaseTransferResolver,
  TransferLinksResolver,
} from './transfer.edges.resolver.js';
import { ReportedParties } from './parties/reported-parties.js';
import { TransferBook } from './transfer.book.js';
import { TransferChanges } from './transfer.changes.js';
import { TransferEvent } from './transfer-event.entity.js';
import { TransferFeeds } from './messages/transfer.feeds.js';
import { TransferMessage } from './messages/transfer-message.entity.js';
import { TransferMessages } from './messages/transfer-messages.service.js';
import { TransferMessagesController } from './messages/transfer-messages.controller.js';
import { TransferMessagesResolver } from './messages/transfer-messages.resolver.js';
import { TransferStep } from './transfer-step.entity.js';
import { Transfer } from './transfer.entity.js';
import { TransfersLists, TransferViews } from './transfer.views.js';
import { TransfersAdminController } from './admin/transfers.admin.controller.js';
import { TransfersAdminLists } from './admin/transfers.admin.lists.js';
import { TransfersAdminResolver } from './admin/transfers.admin.resolver.js';
import { TransfersAdmin } from './admin/transfers.admin.service.js';
import { TransfersClock } from './transfers.clock.js';
import { TransferDays } from './figures/transfers.daily.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersData } from './transfers.data.js';
import { TransfersFollow } from './transfers.follow.js';
import { TransfersResolver } from './transfers.resolver.js';
import { TransfersService } from './transfers.service.js';
import { RuleQuestionsAsked } from './observations/rule-questions.js';
import { TransfersObservations } from './observations/transfers.observations.js';
import { RuleFiguresJob } from './figures/rule-figures.js';
import { StepTimes } from './figures/step-times.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Transfer, TransferStep, TransferEvent, TransferMessage, ContactCard]),
    AuditModule,
    ContractsModule,
    JobsModule,
    PaymentsModule,
    RulesModule,
    UsersModule,
  ],
  controllers: [TransfersController, TransferMessagesController, TransfersAdminController],
  providers: [
    AuditTransferResolver,
    BuyerLimit,
    EarlierRefunds,
    HandedOverResolver,
    PurchaseTransferResolver,
    ReportedParties,
    RuleFiguresJob,
    RuleQuestionsAsked,
    StepTimes,
    TransferBook,
    TransferChanges,
    TransferDays,
    TransferFeeds,
    TransferLinksResolver,
    TransferMessages,
    TransferMessagesResolver,
    TransferViews,
    TransfersAdmin,
    TransfersAdminLists,
    TransfersAdminResolver,
    TransfersClock,
    TransfersData,
    TransfersFollow,
    TransfersLists,
    TransfersObservations,
    TransfersResolver,
    TransfersService,
  ],
  exports: [ReportedParties, TransferDays, TransferViews, TransfersAdminLists],
})
export class TransfersModule {}
