import { Module } from '@nestjs/common';
import { Database } from '../database/database.js';
import { AuditModule } from '../audit/audit.module.js';
import { TokenOwners } from '../tokens/token-owners.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { UsersModule } from '../users/users.module.js';
import { OrganisationLeads } from './organisation-leads.js';
import { OrganisationMembers } from './organisation-members.service.js';
import { OrganisationsAdminController } from './organisations.admin.controller.js';
import { OrganisationsAdminResolver } from './organisations.admin.resolver.js';
import { OrganisationsAdmin } from './organisations.admin.service.js';
import { OrganisationsController } from './organisations.controller.js';
import { OrganisationsData } from './organisations.data.js';
import { OrganisationSettingsController } from './organisations.settings.controller.js';
import { OrganisationSettingsResolver } from './organisations.settings.resolver.js';
import { OrganisationSettings } from './organisations.settings.service.js';
import { OrganisationsResolver } from './organisations.resolver.js';
import { Organisations } from './organisations.service.js';
import { WebsiteProof } from './website-proof.js';

@Module({
  imports: [AuditModule, TokensModule, UsersModule],
  controllers: [OrganisationsController, OrganisationSettingsController, OrganisationsAdminController],
  providers: [
    Organisations,
    OrganisationLeads,
    OrganisationMembers,
    OrganisationsAdmin,
    OrganisationsAdminResolver,
    OrganisationsData,
    OrganisationsResolver,
    OrganisationSettings,
    OrganisationSettingsResolver,
    WebsiteProof,
  ],
  exports: [OrganisationLeads, Organisations, WebsiteProof],
})
export class OrganisationsModule {
  constructor(owners: TokenOwners, organisations: Organisations, database: Database) {
    owners.requireOwner = (viewer, id) =>
      organisations.requireApproved(database, viewer, id, 'owner').then(() => undefined);
  }
}
