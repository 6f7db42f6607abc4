import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { join } from 'node:path';
import { AppError } from '../common/api/errors.js';
import { isUuid } from '../common/api/paging.js';
import { Installation } from '../installation/installation.js';
import { BareStore, type FilePage, type OpenedFile } from './bare-store.js';
import type { Config } from '../common/config/config.js';
import { DiskStore } from './disk.store.js';
import { S3Store } from './s3.store.js';

/** A mark that was found to be ours is believed for so long. */
const BELIEVED_MS = 60_000;
const FOREIGN =
  'The files belong to another installation or to none that is known: uploads and the file sweep rest. The log says more. ' +
  'Give each installation a bucket, S3_PREFIX or DATA_DIR of its own.';

/**
 * The files of this installation. A mark in the store has the installation's id. While it has another one, or while this is
 * a trial, files are only read: two databases on one store would delete each other's files.
 */
@Injectable()
export class FileStore implements OnApplicationBootstrap {
  private readonly logger = new Logger(FileStore.name);
  private believedUntil = 0;
  private lastRefusal: string | null = null;

  constructor(
    private readonly store: BareStore,
    private readonly installation: Installation,
  ) {}

  /** The start does not wait for a slow bucket. */
  onApplicationBootstrap(): void {
    void this.refusal().catch((error: unknown) => this.logger.debug(error));
  }

  get incoming(): string {
    return this.store.incoming;
  }

  /**
   * What the last look at the mark found, for everyone, so without paths and ids; null if the files are ours, or a trial's,
   * which is no fault.
   */
  get knownFault(): string | null {
    return this.lastRefusal && FOREIGN;
  }

  async put(name: string, path: string): Promise<void> {
    await this.refuseForeign();
    await this.store.put(name, path);
  }

  open(name: string): Promise<OpenedFile | null> {
    return this.store.open(name);
  }

  async delete(names: readonly string[]): Promise<void> {
    await this.refuseForeign();
    await this.store.delete(names);
  }

  list(after: string | null): Promise<FilePage> {
    return this.store.list(after);
  }

  /** Why files are only read, in words for the operator; null if they are ours. Unmarked files become ours. */
  async refusal(): Promise<string | null> {
    if (this.installation.isTrial) return 'This is a trial: its photos cannot be changed.';
    if (Date.now() < this.believedUntil) return null;
    const owner = await this.owner();
    this.believedUntil = owner === this.installation.id ? Date.now() + BELIEVED_MS : 0;
    const refusal = this.believedUntil ? null : this.foreign(owner);
    if (refusal && refusal !== this.lastRefusal) this.logger.error(refusal);
    this.lastRefusal = refusal;
    return refusal;
  }

  /** Read back after it was written, because two installations may find no mark at the same time. */
  private async owner(): Promise<string | null> {
    if ((await this.store.readMark()) === null)
      await this.store.writeMark(`${JSON.stringify({ handover: this.installation.id })}\n`);
    return ownerOf((await this.store.readMark()) ?? '');
  }

  private foreign(owner: string | null): string {
    return (
      `The files belong to ${owner ? `another installation (${owner})` : 'no known installation'}, this is ` +
      `${this.installation.id}: uploads and the file sweep rest. Give each installation a bucket, S3_PREFIX or DATA_DIR of ` +
      `its own; if no other installation uses these files, delete ${this.store.markPath} and start Handover again.`
    );
  }

  private async refuseForeign(): Promise<void> {
    if (await this.refusal()) throw new AppError('UNAVAILABLE', 'Photos cannot be changed at the moment.');
  }
}

function ownerOf(mark: string): string | null {
  try {
    const { handover } = JSON.parse(mark) as { handover?: unknown };
    return isUuid(handover) ? handover : null;
  } catch {
    return null;
  }
}

/** In the bucket if there are settings for one, else in a folder of DATA_DIR. */
export const fileStoreFor = ({ s3, dataDir }: Config, installation: Installation): FileStore =>
  new FileStore(s3 ? new S3Store(s3) : new DiskStore(join(dataDir, 'files')), installation);
