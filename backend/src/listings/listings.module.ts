import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OrganisationsModule } from '../organisations/organisations.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RetentionModule } from '../retention/retention.js';
import { SavedModule } from '../saved/saved.module.js';
import { UsersModule } from '../users/users.module.js';
import { ApprovalsController } from './approval/approvals.controller.js';
import { ApprovalsResolver } from './approval/approvals.resolver.js';
import { ListingApprovals } from './approval/approvals.service.js';
import { WaitingContracts } from './approval/waiting-contracts.js';
import { ListingAnswersResolver, ListingsResolver } from './listings.resolver.js';
import { ListingChanges } from './listing.changes.js';
import { ListingClosings } from './listing.closings.js';
import { ListingQuestions } from './listing.questions.js';
import { RenewalTokens } from './listing.tokens.js';
import { ListingViews } from './listing.views.js';
import { ListingsClock } from './listings.clock.js';
import { ExternalListingsController } from './external/external-listings.controller.js';
import { ExternalListingsResolver } from './external/external-listings.resolver.js';
import { ExternalListings } from './external/external-listings.service.js';
import { ListingsController } from './listings.controller.js';
import { Listings } from './listings.service.js';
import { RenewalsController } from './renewals.controller.js';
import { Renewals } from './renewals.service.js';

@Module({
  imports: [
    AuditModule,
    ChatModule,
    ContractsModule,
    JobsModule,
    OrganisationsModule,
    PaymentsModule,
    RetentionModule,
    SavedModule,
    UsersModule,
  ],
  controllers: [ApprovalsController, ExternalListingsController, ListingsController, RenewalsController],
  providers: [
    ApprovalsResolver,
    ListingApprovals,
    WaitingContracts,
    ExternalListings,
    ExternalListingsResolver,
    ListingAnswersResolver,
    ListingChanges,
    ListingClosings,
    ListingQuestions,
    ListingViews,
    Listings,
    ListingsClock,
    ListingsResolver,
    RenewalTokens,
    Renewals,
  ],
  exports: [ExternalListings, ListingChanges, ListingViews],
})
export class ListingsModule {}
