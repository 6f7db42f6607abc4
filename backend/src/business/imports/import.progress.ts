import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { Database, type Tx } from '../../database/database.js';
import type { PutResult } from '../../listings/external/external-listings.service.js';
import { Import, ImportRow, OPEN_STATES } from './import.entity.js';
import { MOST_KEPT, type Problem } from './import.rows.js';

const oneMore = (column: string) => () => `${column} + 1`;

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
  async lock({ manager }: Tx, { id, doneRow }: Import): Promise<boolean> {
    const locked = await manager.findOne(Import, {
      select: { id: true },
      where: { id, doneRow, state: 'running' },
      lock: { mode: 'pessimistic_write' },
    });
    return locked !== null;
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

  /** Removes what was reported of contracts that the file does not name; the report has nothing else then. */
  async forgetMissing({ id }: Import): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      await manager.update(Import, { id }, { problems: 0 });
      await manager.delete(ImportRow, { importId: id, row: LessThan(0) });
    });
  }

  /** A problem with a contract that the file does not name. */
  async noteMissing({ id }: Import, at: number, problem: Problem): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      await manager.update(Import, { id }, { problems: oneMore('problems') });
      if (at < MOST_KEPT)
        await manager.insert(ImportRow, { importId: id, row: -1 - at, problems: [problem] });
    });
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
