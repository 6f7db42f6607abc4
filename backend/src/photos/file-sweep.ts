import { HOUR_MS } from '@handover/domain/days';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { In } from 'typeorm';
import { contractsHiddenFor } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { PHOTO_WIDTHS, photoFile, photoIdIn } from '../contracts/photo.js';
import { Database } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { enqueue, type JobPayloads } from '../jobs/jobs.js';
import { BUDGET_MS, JobWorker } from '../jobs/worker.js';
import { PhotoRow } from './photo.entity.js';

const BATCH = 200;
/** As `received` in upload.ts makes them. */
const UPLOAD = /^photo-\w{6}$/;
/**
 * Files without a row are kept as long as those of deleted photos: if this database was brought back to an earlier moment, or
 * is a copy that does not know it, photos that were added since have no row.
 */
const ORPHAN_MS = RETENTION_DAYS.photos * 24 * HOUR_MS;
/** More orphans at once have another cause than killed uploads. A single upload leaves up to three files. */
const MOST_ORPHANS = { files: 100, share: 0.02, always: PHOTO_WIDTHS.length };

/**
 * Deletes, once a day, the files of photos that were deleted, or whose contract was deleted or hidden, long enough ago; and files that
 * belong to no photo because a process was killed between storing them and writing the row. Repeating it changes nothing.
 */
@Injectable()
export class FileSweep {
  private readonly logger = new Logger(FileSweep.name);

  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly files: FileStore,
    worker: JobWorker,
  ) {
    worker.register('file-sweep', (found) => this.run(found), { changesPublicData: true });
  }

  async run(
    { after, listed = 0, orphans = [] }: JobPayloads['file-sweep'] = {},
    budgetMs = BUDGET_MS,
  ): Promise<void> {
    const deadline = performance.now() + budgetMs;
    if (await this.files.refusal()) return;
    if (!after) {
      await this.deleteAbandonedUploads();
      await this.markPhotosOfDeletedContracts();
      while ((await this.deleteExpired()) === BATCH && performance.now() < deadline);
    }
    const found = { listed, orphans };
    for (let position: string | null = after ?? null; ;) {
      const { names, next } = await this.files.list(position);
      const ours = names.filter((name) => idIn(name) !== null);
      found.listed += ours.length;
      found.orphans = [...found.orphans, ...(await this.orphansAmong(ours))];
      if (next === null || found.orphans.length > MOST_ORPHANS.files) return this.deleteOrphans(found);
      position = next;
      if (performance.now() < deadline) continue;
      return void (await enqueue(
        this.database,
        'file-sweep',
        { after: next, ...found },
        { key: 'file-sweep.rest' },
      ));
    }
  }

  /** What a killed process had begun to receive. */
  private async deleteAbandonedUploads(): Promise<void> {
    const { incoming } = this.files;
    for (const name of await readdir(incoming).catch(() => [])) {
      const folder = join(incoming, name);
      const changed = UPLOAD.test(name) ? await stat(folder).catch(() => null) : null;
      if (changed && Date.now() - changed.mtimeMs > HOUR_MS)
        await rm(folder, { recursive: true, force: true });
    }
  }

  private async markPhotosOfDeletedContracts(): Promise<void> {
    // SQL: a condition that TypeORM's update would express by the same two texts
    await this.database.query(
      'update photos set deleted_at = now() where contract_id is null and deleted_at is null',
    );
  }

  /** The files first: files without a row are found again, a row without files would be a broken image. */
  private async deleteExpired(): Promise<number> {
    // SQL: a condition on contracts, whose owner exports it
    const rows = await this.database.query<Expired>(
      `select id, contract_id as "contractId", deleted_at is null as "isOfHidden" from photos
       where deleted_at <= now() - $1 * interval '1 day'
         or (deleted_at is null and contract_id in ${contractsHiddenFor('$1')})
       limit ${BATCH}`,
      [RETENTION_DAYS.photos],
    );
    await this.files.delete(rows.flatMap(({ id }) => PHOTO_WIDTHS.map((width) => photoFile(id, width))));
    await this.database.transaction(async (tx) => {
      const hidden = rows.filter(({ isOfHidden }) => isOfHidden).map(({ contractId }) => contractId);
      for (const contractId of new Set(hidden)) await this.contracts.setCover(tx, contractId, null);
      await tx.manager.delete(PhotoRow, { id: In(rows.map(({ id }) => id)) });
    });
    return rows.length;
  }

  private async orphansAmong(names: readonly string[]): Promise<string[]> {
    const old = names.filter((name) => Date.now() - writtenAt(name) > ORPHAN_MS);
    const orphans: string[] = [];
    for (let from = 0; from < old.length; from += BATCH) {
      const some = old.slice(from, from + BATCH);
      const rows = await this.database.manager.find(PhotoRow, {
        where: { id: In([...new Set(some.map(idIn))]) },
        select: { id: true },
      });
      const known = new Set<string | null>(rows.map(({ id }) => id));
      orphans.push(...some.filter((name) => isUnfinished(name) || !known.has(idIn(name))));
    }
    return orphans;
  }

  private async deleteOrphans({ listed, orphans }: { listed: number; orphans: string[] }): Promise<void> {
    const { files, share, always } = MOST_ORPHANS;
    const most = Math.min(files, Math.max(always, listed * share));
    if (orphans.length <= most) return this.files.delete(orphans);
    const number = orphans.length > files ? `more than ${files}` : `${orphans.length} of ${listed}`;
    const text =
      `The file sweep found ${number} files of photos that this database does not know, such as ${orphans[0]}, and deleted ` +
      'none of them. Probably the database was brought back to an earlier moment. If nothing refers to these files, which the log ' +
      'lists, delete them by hand.';
    this.logger.error(`${text} They are: ${orphans.slice(0, files).join(', ')}.`);
    const data = { title: 'Photos that the database does not know', text };
    await enqueue(
      this.database,
      'mail',
      { template: 'operator-note', to: null, data },
      { key: 'file-sweep.note' },
    );
  }
}

interface Expired {
  id: string;
  contractId: string;
  isOfHidden: boolean;
}

const UNFINISHED = /\.part$/;
/** On a disk, an upload that was killed leaves a part of a file. */
const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

/** Null for all names that are not exactly ours: those are never deleted. */
const idIn = (name: string): string | null => photoIdIn(name.replace(UNFINISHED, ''));

/** From the id at the beginning of its name. */
const writtenAt = (name: string): number => parseInt(name.slice(0, 13).replace('-', ''), 16);
