import { Injectable, Module } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { LegalModule } from '../../../legal/legal.module.js';
import { MemberData } from '../../../member-data/member-data.js';
import { readAll } from '../../../member-data/read-all.js';
import { OrganisationsModule } from '../../../organisations/organisations.module.js';
import { SettingsModule } from '../../../settings/settings.module.js';
import { UsersModule } from '../../../users/users.module.js';
import { OutgoingModule } from '../../outgoing.module.js';
import { ImportsModule } from '../imports.module.js';
import { ImportSource } from './import-source.entity.js';
import { ImportSourcesController } from './import-sources.controller.js';
import { ImportSourcesResolver } from './import-sources.resolver.js';
import { ImportSources } from './import-sources.service.js';
import { SourceDownload } from './source-download.js';
import { SourceFetches } from './source-fetches.js';
import { SourceResults } from './source-results.js';
import { SourceWork } from './source-work.js';

const EXPORTED = {
  ...{ id: true, url: true, format: true, match: true, missing: true, everyHours: true },
  ...{ organisationId: true, createdAt: true, disabledAt: true, lastFetchedAt: true, lastError: true },
} as const;

/** Sources are exported and deleted with the account; they stay until their member deletes them. */
@Injectable()
class ImportSourcesData {
  constructor({ manager }: Database, data: MemberData) {
    data.register('importSources', {
      collect: ({ id: userId }) => readAll(manager.getRepository(ImportSource), { userId }, EXPORTED),
      forget: async (tx, { id: userId }) => void (await tx.manager.delete(ImportSource, { userId })),
    });
  }
}

/** Its routes come before `GET /api/imports/:id`: the application lists it before the module of imports. */
@Module({
  imports: [ImportsModule, LegalModule, OrganisationsModule, OutgoingModule, SettingsModule, UsersModule],
  controllers: [ImportSourcesController],
  providers: [
    ImportSources,
    ImportSourcesData,
    ImportSourcesResolver,
    SourceDownload,
    SourceFetches,
    SourceResults,
    SourceWork,
  ],
})
export class ImportSourcesModule {}
