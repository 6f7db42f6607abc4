import { Injectable } from '@nestjs/common';
import { isGivenUp } from '@handover/domain/business/webhook-events';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Database, type Tx } from '../../../database/database.js';
import { enqueue } from '../../../jobs/jobs.js';
import { confirmedEmailOf } from '../../../users/accounts.js';
import { ImportSource, type ImportSourceOffReason } from './import-source.entity.js';
import { NoFile, type SourceFile } from './source-download.js';

const MINUTE = 60;
const SOON_SECONDS = 5 * MINUTE;
/** A name server that fails for longer is asked as seldom as everything that fails. */
const MOST_SOON = 12;
const FAILED_SECONDS = 60 * MINUTE;

const inSeconds = (seconds: number) => () => `now() + ${Math.ceil(seconds)} * interval '1 second'`;
const FREE = { busyUntil: null } as const;
const WELL = { lastError: null, failures: 0, failingSince: null } as const;

/** Writes down what came of a fetch. One that was edited, switched off or deleted meanwhile is left as it is. */
@Injectable()
export class SourceResults {
  constructor(private readonly database: Database) {}

  /** Whether it is still the source that the fetch began with. */
  async isCurrent({ id, busyUntil }: ImportSource): Promise<boolean> {
    return busyUntil !== null && this.database.manager.existsBy(ImportSource, { id, busyUntil });
  }

  imported(source: ImportSource, importId: string, file: SourceFile): Promise<unknown> {
    const { etag, lastModified, digest } = file;
    const known = { lastImportId: importId, etag, lastModified, digest };
    return this.fetched(source, { lastOutcome: 'imported', ...known });
  }

  unchanged(source: ImportSource): Promise<unknown> {
    return this.fetched(source, { lastOutcome: 'unchanged' });
  }

  /** It counts neither as fetched nor as failed. */
  putOff(source: ImportSource, seconds: number = SOON_SECONDS): Promise<unknown> {
    return this.write(this.database, source, { nextAt: inSeconds(seconds) });
  }

  /** After five days of failures it is switched off. */
  failed(source: ImportSource, { message, isTemporary }: NoFile): Promise<void> {
    const now = new Date().toISOString();
    const { failures, failingSince } = source;
    const isSoon = isTemporary && failures < MOST_SOON;
    return this.database.transaction(async (tx) => {
      const isWritten = await this.write(tx, source, {
        ...{ lastFetchedAt: now, lastOutcome: 'failed', lastError: message.slice(0, 500) },
        ...{ failures: failures + 1, failingSince: failingSince ?? now },
        nextAt: inSeconds(isSoon ? SOON_SECONDS : FAILED_SECONDS),
      });
      if (isWritten && isGivenUp(failingSince, now)) await this.giveUp(tx, source, 'failing', message);
    });
  }

  /** The member cannot be asked, or may not list for the organisation any more. */
  switchOff(source: ImportSource, reason: 'account' | 'organisation'): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (await this.write(tx, source, {})) await this.giveUp(tx, source, reason, null);
    });
  }

  private async giveUp(
    tx: Tx,
    { id, userId, url }: ImportSource,
    reason: Exclude<ImportSourceOffReason, 'member'>,
    error: string | null,
  ): Promise<void> {
    await tx.manager.update(ImportSource, { id }, { disabledAt: () => 'now()', offReason: reason });
    if (reason === 'account') return;
    const to = await confirmedEmailOf(tx, userId);
    if (to) await enqueue(tx, 'mail', { template: 'import-source-off', to, data: { url, reason, error } });
  }

  private fetched(source: ImportSource, result: QueryDeepPartialEntity<ImportSource>): Promise<boolean> {
    const nextAt = inSeconds(source.everyHours * 60 * MINUTE);
    return this.write(this.database, source, { ...WELL, ...result, lastFetchedAt: () => 'now()', nextAt });
  }

  private async write(
    { manager }: Pick<Tx, 'manager'>,
    { id, busyUntil }: ImportSource,
    changes: QueryDeepPartialEntity<ImportSource>,
  ): Promise<boolean> {
    if (busyUntil === null) return false;
    const { affected } = await manager.update(ImportSource, { id, busyUntil }, { ...changes, ...FREE });
    return affected === 1;
  }
}
