import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ContractPhotos } from './contract-photos.js';
import { ContractPhotosResolver, FlaggedContractPhotosResolver, PhotosResolver } from './photos.resolver.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { Decoder } from './decoder.js';
import { FileSweep } from './file-sweep.js';
import { MediaController } from './media.js';
import { PhotoRows } from './photo.rows.js';
import { PhotosController } from './photos.controller.js';
import { PhotosData } from './photos.data.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [AuditModule, ContractsModule, FilesModule, JobsModule, ModerationModule],
  controllers: [PhotosController, MediaController],
  providers: [
    ContractPhotos,
    ContractPhotosResolver,
    Decoder,
    FileSweep,
    FlaggedContractPhotosResolver,
    PhotoRows,
    PhotosData,
    PhotosResolver,
    PhotosService,
  ],
})
export class PhotosModule {}
