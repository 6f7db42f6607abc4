import { Module } from '@nestjs/common';
import { Config } from '../common/config.js';
import { fileStoreFor } from './file-store-for.js';
import { FileStore } from './file-store.js';

@Module({
  providers: [{ provide: FileStore, inject: [Config], useFactory: fileStoreFor }],
  exports: [FileStore],
})
export class FilesModule {}
