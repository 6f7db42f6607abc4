import { Module } from '@nestjs/common';
import { Config } from '../common/config/config.js';
import { Installation } from '../installation/installation.js';
import { FileStore, fileStoreFor } from './file-store.js';

@Module({
  providers: [{ provide: FileStore, inject: [Config, Installation], useFactory: fileStoreFor }],
  exports: [FileStore],
})
export class FilesModule {}
