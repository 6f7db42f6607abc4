import { Module } from '@nestjs/common';
import { ContractsModule } from '../../contracts/contracts.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { ListingsModule } from '../../listings/listings.module.js';
import { OrganisationsModule } from '../../organisations/organisations.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { UsersModule } from '../../users/users.module.js';
import { OutgoingModule } from '../outgoing.module.js';
import { ImportFeeds } from './import.feeds.js';
import { ImportMappings } from './import-mappings.js';
import { MissingContracts } from './import.missing.js';
import { ImportProgress } from './import.progress.js';
import { ImportWork } from './import.work.js';
import { ImportsController } from './imports.controller.js';
import { ImportsData } from './imports.data.js';
import { ImportsResolver } from './imports.resolver.js';
import { Imports } from './imports.service.js';
import { PhotoAddresses } from './photos/photo-addresses.js';
import { PhotoFetching } from './photos/photo-fetching.js';

@Module({
  imports: [
    ContractsModule,
    JobsModule,
    ListingsModule,
    OrganisationsModule,
    OutgoingModule,
    PhotosModule,
    UsersModule,
  ],
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
    PhotoAddresses,
    PhotoFetching,
  ],
  exports: [Imports],
})
export class ImportsModule {}
