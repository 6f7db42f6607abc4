import { Module, Injectable } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ContractPhotos, PhotoRows } from './photo.rows.js';
import { ContractPhotosResolver, FlaggedContractPhotosResolver, PhotosResolver } from './photos.resolver.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { Decoder } from './decoder.js';
import { FileSweep } from './file-sweep.js';
import { MediaController, PhotosController } from './photos.controller.js';
import { PhotosService } from './photos.service.js';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { IsNull } from 'typeorm';
import { ContractsService } from '../contracts/contracts.service.js';
import { toPhoto } from '../contracts/photo.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { TextReview } from '../moderation/text-review.js';
import { PhotoRow } from './photo.entity.js';
import { Database } from '../database/database.js';

const EXPORTED = {
  id: true,
  contractId: true,
  width: true,
  height: true,
  alt: true,
  position: true,
  createdAt: true,
} as const;

/** The export of a member's photos, and their deletion with the account: the next sweep deletes the files. */
@Injectable()
class PhotosData {
  constructor(
    { manager }: Database,
    contracts: ContractsService,
    rows: PhotoRows,
    data: MemberData,
    review: TextReview,
  ) {
    review.register('photos', {
      columns: ['alt'],
      where: `alt <> '' and deleted_at is null and contract_id is not null`,
      moderateInContext: (tx, id) => rows.review(tx, id),
    });
    data.register('photos', {
      collect: async ({ id: userId }) => {
        const own = await readAll(manager.getRepository(PhotoRow), { userId, deletedAt: IsNull() }, EXPORTED);
        return own.map((photo) => ({ ...(photo as object), urls: toPhoto(photo).urls }));
      },
      forget: async (tx, { id: userId }) => {
        const own = await tx.manager.find(PhotoRow, { where: { userId }, select: { contractId: true } });
        const ids = [...new Set(own.flatMap(({ contractId }) => contractId ?? []))];
        // the contract before its photos, and contracts by id: the order in which everything else locks them
        for (const contractId of ids.sort()) {
          await contracts.lock(tx, contractId);
          await contracts.setCover(tx, contractId, null);
        }
        await tx.manager.update(
          PhotoRow,
          { userId },
          {
            alt: '',
            maskedAlt: null,
            flags: [],
            deletedAt: () => `now() - interval '${RETENTION_DAYS.photos} days'`,
          },
        );
      },
    });
  }
}

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
  exports: [Decoder, PhotoRows, PhotosService],
})
export class PhotosModule {}
