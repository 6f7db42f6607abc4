import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { AvailabilityModule } from '../availability/availability.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { Purchase } from './purchase/purchase.entity.js';
import { UsersModule } from '../users/users.module.js';
import { OwnAddress } from './provider/own-address.js';
import { PaymentsAdminController, PaymentsController } from './payments.controller.js';
import { PaymentsCatchUp } from './settling/payments.catch-up.js';
import { PaymentsComplete } from './payments.complete.js';
import { PaymentsConfigService } from './payments.config.js';
import { PaymentsData } from './payments.data.js';
import { PaymentsErrands } from './settling/payments.errands.js';
import { PaymentsIntents } from './payments.intents.js';
import { PaymentsLists } from './payments.lists.js';
import { PaymentsMissing } from './settling/payments.missing.js';
import { PaymentNumbers } from './payments.numbers.js';
import { PaymentPoints } from './settling/payments.points.js';
import { PaymentsRefunds } from './payments.refunds.js';
import { BuyerQuestions, PaymentsReservations } from './payments.reservations.js';
import { PaymentsResolver } from './payments.resolver.js';
import { PaymentsSale } from './payments.sale.js';
import { PaymentsSandbox } from './provider/payments.sandbox.js';
import { PaymentsSettle } from './settling/payments.settle.js';
import { PaymentsSweeper } from './settling/payments.sweeper.js';
import { PaymentsWebhook, PaymentsWebhookController } from './settling/payments.webhook.js';
import { OpenPayments } from './open-payments.js';
import { PaymentsTransfers } from './payments.transfers.js';
import { PurchaseBook } from './purchase/purchase.book.js';
import {
  AdminPurchaseEdgesResolver,
  AuditPurchaseResolver,
  PurchaseEdgesResolver,
  UserPurchasesResolver,
} from './purchase/purchase.edges.resolver.js';
import { StripeClient } from './provider/stripe.client.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Purchase]),
    AuditModule,
    AvailabilityModule,
    ContractsModule,
    JobsModule,
    OrganisationsModule,
    UsersModule,
  ],
  controllers: [PaymentsController, PaymentsAdminController, PaymentsWebhookController],
  providers: [
    AuditPurchaseResolver,
    OpenPayments,
    OwnAddress,
    PaymentNumbers,
    PaymentPoints,
    PaymentsCatchUp,
    PaymentsComplete,
    PaymentsConfigService,
    PaymentsData,
    PaymentsErrands,
    PaymentsIntents,
    PaymentsLists,
    PaymentsMissing,
    PaymentsRefunds,
    PaymentsReservations,
    PaymentsResolver,
    PaymentsSale,
    PaymentsSandbox,
    PaymentsSettle,
    PaymentsSweeper,
    PaymentsTransfers,
    PaymentsWebhook,
    PurchaseBook,
    PurchaseEdgesResolver,
    BuyerQuestions,
    AdminPurchaseEdgesResolver,
    StripeClient,
    UserPurchasesResolver,
  ],
  exports: [
    PaymentNumbers,
    OpenPayments,
    PaymentPoints,
    PaymentsLists,
    PaymentsSandbox,
    PaymentsSweeper,
    PaymentsTransfers,
    BuyerQuestions,
  ],
})
export class PaymentsModule {}
