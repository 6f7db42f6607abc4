import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../common/config.js';
import { DiskStore } from './disk.store.js';
import { FileStore } from './file-store.js';
import { S3Store } from './s3.store.js';

@Module({
  providers: [
    {
      provide: FileStore,
      inject: [Config],
      useFactory: ({ s3, dataDir }: Config) => (s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'files'))),
    },
  ],
  exports: [FileStore],
})
export class FilesModule {}
