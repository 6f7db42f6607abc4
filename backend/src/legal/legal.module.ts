import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TermsAcceptances } from './acceptances.service.js';
import { LegalDrafts } from './legal-drafts.service.js';
import { LegalTexts } from './legal-texts.service.js';
import { LegalAdminController, LegalController, TermsController } from './legal.controller.js';
import { LegalAdminResolver, LegalResolver, TermsResolver } from './legal.resolver.js';
import { TermsInForce } from './terms-in-force.js';

@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [LegalController, TermsController, LegalAdminController],
  providers: [
    LegalTexts,
    LegalDrafts,
    TermsInForce,
    TermsAcceptances,
    LegalResolver,
    TermsResolver,
    LegalAdminResolver,
  ],
  exports: [TermsInForce],
})
export class LegalModule {}
