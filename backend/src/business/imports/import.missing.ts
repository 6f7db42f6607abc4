import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { AppError } from '../../common/api/errors.js';
import type { Viewer } from '../../common/api/request-of.js';
import { OwnContracts } from '../../contracts/edges/own-contracts.js';
import { Database } from '../../database/database.js';
import { ExternalListings } from '../../listings/external/external-listings.service.js';
import { ListingChanges } from '../../listings/listing.changes.js';
import { Import, ImportRow } from './import.entity.js';
import { ImportProgress } from './import.progress.js';
import { quoted } from './import.rows.js';
import { paced } from './paced.js';

interface Missing {
  id: string;
  externalId: string;
}

/** Pauses the contracts that a file does not name, if the import says so and no row failed. */
@Injectable()
export class MissingContracts {
  constructor(
    private readonly database: Database,
    private readonly own: OwnContracts,
    private readonly listings: ExternalListings,
    private readonly changes: ListingChanges,
    private readonly progress: ImportProgress,
  ) {}

  /** False if time ran out: those that are paused already are not found again. */
  async pause(importId: string, viewer: Viewer, end: number): Promise<boolean | 'stopped'> {
    const { manager } = this.database;
    const work = await manager.findOneBy(Import, { id: importId });
    if (work?.missing !== 'pause' || work.failed > 0) return true;
    const missing = await this.missingOf(importId, viewer);
    if (work.mode === 'dry-run') {
      await manager.update(Import, { id: importId }, { paused: missing.length });
      return true;
    }
    await this.progress.forgetMissing(work);
    let reported = 0;
    for (const contract of missing) {
      if (performance.now() > end) return false;
      const refusal = await paced(() => this.pauseOne(work, viewer, contract));
      if (refusal === 'stopped') return 'stopped';
      if (!refusal) continue;
      await this.report(work, reported++, contract, refusal);
      if (refusal.code === 'RATE_LIMITED') return true;
    }
    return true;
  }

  private async missingOf(importId: string, viewer: Viewer): Promise<Missing[]> {
    const named = await this.database.manager.find(ImportRow, {
      select: { row: true, externalId: true },
      where: { importId, externalId: Not(IsNull()) },
    });
    const names = new Set(named.map(({ externalId }) => externalId));
    const active = await this.own.activeWithExternalId(viewer);
    return active.filter(({ externalId }) => !names.has(externalId));
  }

  /** Returns why it was refused. */
  private async pauseOne(
    work: Import,
    viewer: Viewer,
    { id }: Missing,
  ): Promise<AppError | 'stopped' | null> {
    try {
      return await this.database.transaction(async (tx) => {
        await this.listings.lock(tx, viewer);
        if (!(await this.progress.lock(tx, work))) return 'stopped';
        await this.changes.actIn(tx, viewer, id, 'pause');
        await this.progress.notePause(tx, work);
        return null;
      });
    } catch (error) {
      if (error instanceof AppError && error.code !== 'UNAVAILABLE') return error;
      throw error;
    }
  }

  private async report(
    work: Import,
    at: number,
    { externalId }: Missing,
    { message: reason }: AppError,
  ): Promise<void> {
    const message = `“${quoted(externalId)}” is not in the file, and could not be paused: ${reason}`;
    await this.progress.noteMissing(work, at, { column: null, message });
  }
}
