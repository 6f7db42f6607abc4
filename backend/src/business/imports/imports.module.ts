import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ListingsModule } from '../../listings/listings.module.js';
import { OrganisationsModule } from '../../organisations/organisations.module.js';
import { UsersModule } from '../../users/users.module.js';
import { ImportFeeds } from './import.feeds.js';
import { ImportMappings } from './import-mappings.js';
import { MissingContracts } from './import.missing.js';
import { ImportProgress } from './import.progress.js';
import { ImportWork } from './import.work.js';
import { ImportsController } from './imports.controller.js';
import { ImportsData } from './imports.data.js';
import { ImportsResolver } from './imports.resolver.js';
import { Imports } from './imports.service.js';

@Module({
  imports: [ContractsModule, JobsModule, ListingsModule, OrganisationsModule, UsersModule],
  controllers: [ImportsController],
  providers: [
    ImportFeeds,
    ImportMappings,
    ImportProgress,
    ImportWork,
    Imports,
    ImportsData,
    ImportsResolver,
    MissingContracts,
  ],
})
export class ImportsModule {}
