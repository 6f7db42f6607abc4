import { join } from 'node:path';
import type { Config } from '../common/config/config.js';
import type { Installation } from '../installation/installation.js';
import { DiskStore } from './disk.store.js';
import { FileStore } from './file-store.js';
import { S3Store } from './s3.store.js';

/** In the bucket if there are settings for one, else in a folder of DATA_DIR. */
export const fileStoreFor = ({ s3, dataDir }: Config, installation: Installation): FileStore =>
  new FileStore(s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'files')), installation);
