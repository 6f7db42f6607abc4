import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Database, type Tx } from '../../database/database.js';
import type { PutResult } from '../../listings/external/external-listings.service.js';
import { Import, ImportRow, OPEN_STATES } from './import.entity.js';
import { firstOf, MOST_KEPT, MOST_OF_ROW, type Problem } from './import.rows.js';
import { PhotoAddress } from './photos/photo-address.entity.js';

const oneMore = (column: string) => () => `${column} + 1`;

/** SQL: counts groups. The problems with photos of an import, as `notePhoto` counts them. */
const PHOTO_PROBLEMS = `select coalesce(sum(least(failed, ${MOST_OF_ROW})), 0)::int as problems
  from (select count(*) as failed from photo_addresses where import_id = $1 and state = 'failed' group by "row") of_row`;

/** Writes how far an import is. */
@Injectable()
export class ImportProgress {
  constructor(private readonly database: Database) {}

  /** Null if the import has ended, or is gone. */
  async begin(id: string): Promise<Import | null> {
    const { manager } = this.database;
    await manager.update(Import, { id, state: 'queued' }, { state: 'running' });
    return manager.findOneBy(Import, { id, state: 'running' });
  }

  /** Locks the import; false unless it runs and is where `work` has it. */
  async lock({ manager }: Tx, work: Import): Promise<boolean> {
    const locked = await manager.findOne(Import, {
      select: { id: true, problems: true },
      where: { id: work.id, doneRow: work.doneRow, state: 'running' },
      lock: { mode: 'pessimistic_write' },
    });
    // photos of earlier rows may have failed meanwhile
    if (locked) work.problems = locked.problems;
    return locked !== null;
  }

  /** In whatever state it is; null if it is gone. */
  lockAny({ manager }: Tx, id: string): Promise<Pick<Import, 'id' | 'problems' | 'columns'> | null> {
    return manager.findOne(Import, {
      select: { id: true, problems: true, columns: true },
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async note({ manager }: Tx, { id }: Import, { row }: ImportRow, result: PutResult): Promise<void> {
    await manager.update(Import, { id }, { doneRow: row, ok: oneMore('ok'), [result]: oneMore(result) });
  }

  /** Counts the problems of a row, and keeps those that the report has room for. */
  async noteFailure(
    { manager }: Tx,
    { id, problems: known }: Import,
    { row }: ImportRow,
    problems: Problem[],
  ): Promise<void> {
    const all = known + problems.length;
    await manager.update(Import, { id }, { doneRow: row, failed: oneMore('failed'), problems: all });
    const kept = problems.slice(0, Math.max(0, MOST_KEPT - known));
    await manager.update(ImportRow, { importId: id, row }, { problems: kept.length > 0 ? kept : null });
  }

  /** Removes what was reported of contracts that the file does not name; the report has only photos besides, then. */
  async forgetMissing({ id }: Import): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.lockAny(tx, id);
      const [ofPhotos] = await tx.query<{ problems: number }>(PHOTO_PROBLEMS, [id]);
      await tx.manager.update(Import, { id }, { problems: ofPhotos?.problems ?? 0 });
      await tx.manager.delete(ImportRow, { importId: id, row: LessThan(0) });
    });
  }

  /** A problem with a contract that the file does not name. */
  async noteMissing({ id }: Import, at: number, problem: Problem): Promise<void> {
    await this.database.transaction(async (tx) => {
      const work = await this.lockAny(tx, id);
      await tx.manager.update(Import, { id }, { problems: oneMore('problems') });
      if (work && work.problems < MOST_KEPT)
        await tx.manager.insert(ImportRow, { importId: id, row: -1 - at, problems: [problem] });
    });
  }

  /** A problem with a photo of a row that is done. The import is locked, and the address of the photo has failed. */
  async notePhoto(
    { manager }: Tx,
    { id: importId, problems: known }: Pick<Import, 'id' | 'problems'>,
    row: number,
    problem: Problem,
  ): Promise<void> {
    if ((await manager.countBy(PhotoAddress, { importId, row, state: 'failed' })) > MOST_OF_ROW) return;
    await manager.update(Import, { id: importId }, { problems: oneMore('problems') });
    if (known >= MOST_KEPT) return;
    const earlier = await manager.findOneBy(ImportRow, { importId, row });
    const problems = firstOf([...(earlier?.problems ?? []), problem]);
    await manager.upsert(ImportRow, { importId, row, problems }, ['importId', 'row']);
  }

  async notePause({ manager }: Tx, { id }: Import): Promise<void> {
    await manager.update(Import, { id }, { paused: oneMore('paused') });
  }

  async finish(id: string, state: 'done' | 'failed'): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      const open = { id, state: In(OPEN_STATES) };
      const { affected } = await manager.update(Import, open, { state, finishedAt: () => 'now()' });
      if (affected) await forgetRows({ manager }, id);
    });
  }
}

/** What the rows of an import that has ended stated is deleted; the problems of those that are done stay. */
export async function forgetRows({ manager }: Pick<Tx, 'manager'>, importId: string): Promise<void> {
  const { doneRow } = await manager.findOneByOrFail(Import, { id: importId });
  await manager.delete(ImportRow, [
    { importId, problems: IsNull() },
    { importId, row: MoreThan(doneRow) },
  ]);
  await manager.update(ImportRow, { importId }, { externalId: null, vin: null, given: null });
}
