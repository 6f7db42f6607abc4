import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { In } from 'typeorm';
import { isUuid } from '../common/paging.js';
import { contractsHiddenFor } from '../contracts/contract.rows.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { PHOTO_WIDTHS, photoFile } from '../contracts/photo.js';
import { Database } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { enqueue, enqueueNext } from '../jobs/jobs.js';
import { JobWorker } from '../jobs/worker.js';
import { PhotoRow } from './photo.entity.js';

const BATCH = 200;
/** Half of a job's time limit; a follow-up job continues. */
const BUDGET_MS = 15_000;
/** An upload takes seconds: an older file without a row belongs to none that is still under way. */
const YOUNG_MS = 60 * 60_000;

/**
 * Deletes, once a day, the files of photos that were deleted, or whose contract was deleted or hidden, long enough ago; and files that
 * belong to no photo because a process was killed between storing them and writing the row. Repeating it changes nothing.
 */
@Injectable()
export class FileSweep implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly contracts: ContractsService,
    private readonly files: FileStore,
    worker: JobWorker,
  ) {
    worker.register('file-sweep', ({ after }) => this.run(after), { changesPublicData: true });
  }

  onApplicationBootstrap(): Promise<void> {
    return enqueueNext(this.database, 'file-sweep');
  }

  async run(after?: string, budgetMs = BUDGET_MS): Promise<void> {
    const deadline = performance.now() + budgetMs;
    if (!after) {
      // first, so that a run that fails or is killed is followed by tomorrow's
      await enqueueNext(this.database, 'file-sweep');
      await this.deleteAbandonedUploads();
      await this.markPhotosOfDeletedContracts();
      while ((await this.deleteExpired()) === BATCH && performance.now() < deadline);
    }
    for (let position: string | null = after ?? null; ;) {
      const { names, next } = await this.files.list(position);
      await this.deleteOrphans(names);
      if (next === null) return;
      position = next;
      if (performance.now() < deadline) continue;
      return void (await enqueue(this.database, 'file-sweep', { after: next }, { key: 'file-sweep.rest' }));
    }
  }

  /** What a killed process had begun to receive. */
  private async deleteAbandonedUploads(): Promise<void> {
    const { incoming } = this.files;
    for (const name of await readdir(incoming).catch(() => [])) {
      const folder = join(incoming, name);
      const changed = await stat(folder).catch(() => null);
      if (changed && Date.now() - changed.mtimeMs > YOUNG_MS)
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

  private async deleteOrphans(names: readonly string[]): Promise<void> {
    const old = names.filter((name) => Date.now() - writtenAt(name) > YOUNG_MS);
    for (let from = 0; from < old.length; from += BATCH) {
      const some = old.slice(from, from + BATCH);
      const ids = [...new Set(some.map(idOf).filter(isUuid))];
      const rows = await this.database.manager.find(PhotoRow, {
        where: { id: In(ids) },
        select: { id: true },
      });
      const known = new Set(rows.map(({ id }) => id));
      // what is not a whole version belongs to no photo, whatever its name begins with
      await this.files.delete(some.filter((name) => !name.endsWith('.webp') || !known.has(idOf(name))));
    }
  }
}

interface Expired {
  id: string;
  contractId: string;
  isOfHidden: boolean;
}

const idOf = (name: string): string => name.slice(0, 36);

/** From the id at the beginning of its name. */
const writtenAt = (name: string): number => parseInt(name.slice(0, 13).replace('-', ''), 16) || 0;
