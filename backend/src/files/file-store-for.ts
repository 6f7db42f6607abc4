import { join } from 'node:path';
import type { Config } from '../common/config.js';
import { DiskStore } from './disk.store.js';
import type { FileStore } from './file-store.js';
import { S3Store } from './s3.store.js';

/** The bucket if there are settings for one, else a folder of DATA_DIR. */
export const fileStoreFor = ({ s3, dataDir }: Config): FileStore =>
  s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'files'));
