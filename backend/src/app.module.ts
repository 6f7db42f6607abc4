import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AuditModule } from './audit/audit.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BrandModule } from './brand/brand.module.js';
import { ConfirmedEmailGuard } from './auth/confirmed-email.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { ImportSourcesModule } from './business/imports/sources/import-sources.module.js';
import { ImportsModule } from './business/imports/imports.module.js';
import { ChatModule } from './chat/chat.module.js';
import { AccessGuard } from './common/api/access.guard.js';
import { CommonModule } from './common/common.module.js';
import type { Config } from './common/config/config.js';
import { ErrorFilter } from './common/http/error.filter.js';
import { inputPipe } from './common/api/validation.js';
import { ContactModule } from './contact/contact.module.js';
import { ContentModule } from './content/content.module.js';
import { ContractsModule } from './contracts/contracts.module.js';
import { PlacesModule } from './places/places.module.js';
import { DatabaseModule } from './database/database.module.js';
import type { Installation } from './installation/installation.js';
import { InstallationModule } from './installation/installation.module.js';
import { graphqlModule, OperationsOutsideApollo } from './graphql/graphql.module.js';
import { HttpModule } from './http/http.module.js';
import { SocketsModule } from './sockets/sockets.module.js';
import { LaunchModule } from './launch/launch.module.js';
import { LegalModule } from './legal/legal.module.js';
import { TermsGuard } from './legal/terms.guard.js';
import { loggerModule } from './http/logger.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { MailModule } from './mail/mail.module.js';
import { NotesModule } from './notes/notes.module.js';
import { EmbedModule } from './business/embed/embed.module.js';
import { LeadsModule } from './business/leads/leads.module.js';
import { FeedsModule } from './business/feeds/feeds.module.js';
import { WebhooksModule } from './business/webhooks/webhooks.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OpenApiModule } from './openapi/docs.controller.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { OrganisationsModule } from './organisations/organisations.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { VisitsModule } from './visits/visits.module.js';
import { RulesModule } from './rules/rules.module.js';
import { RetentionModule } from './retention/retention.js';
import { OverviewModule } from './overview/overview.module.js';
import { OwnDataModule } from './own-data/own-data.module.js';
import { MemberDataModule } from './member-data/member-data.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { StepUpGuard } from './second-factor/step-up.service.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SavedModule } from './saved/saved.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { ListingsModule } from './listings/listings.module.js';
import { CandidatesModule } from './candidates/candidates.module.js';
import { TransfersModule } from './transfers/transfers.module.js';
import { TokensModule } from './tokens/tokens.module.js';
import { UsersModule } from './users/users.module.js';
import { WebModule } from './web/web.module.js';

@Module({})
export class AppModule {
  static with(config: Config, dataSource: DataSource, installation: Installation): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CommonModule.with(config),
        DatabaseModule.with(dataSource),
        InstallationModule.with(installation),
        loggerModule,
        graphqlModule,
        OperationsOutsideApollo,
        VisitsModule,
        HttpModule,
        SocketsModule,
        AuthModule,
        SessionsModule,
        TokensModule,
        OrganisationsModule,
        JobsModule,
        RetentionModule,
        MemberDataModule,
        PlacesModule,
        ContractsModule,
        AvailabilityModule,
        RulesModule,
        PhotosModule,
        BrandModule,
        PaymentsModule,
        ChatModule,
        TransfersModule,
        CandidatesModule,
        SavedModule,
        ListingsModule,
        NotificationsModule,
        ImportSourcesModule,
        ImportsModule,
        WebhooksModule,
        FeedsModule,
        EmbedModule,
        LeadsModule,
        ReportsModule,
        NotesModule,
        OverviewModule,
        AuditModule,
        ContactModule,
        ContentModule,
        MailModule,
        ModerationModule,
        SecondFactorModule,
        OpenApiModule,
        OperationsModule,
        LaunchModule,
        SettingsModule,
        UsersModule,
        LegalModule,
        OwnDataModule,
        // last, because it answers every path that no other module answers
        WebModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: TermsGuard },
        { provide: APP_GUARD, useClass: ConfirmedEmailGuard },
        { provide: APP_GUARD, useClass: StepUpGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useValue: inputPipe },
      ],
    };
  }
}
