import { Injectable, Logger } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { AppError } from '../../common/api/errors.js';
import { withoutRoles } from '../../common/api/token-reach.js';
import { inputPipe } from '../../common/api/validation.js';
import { toAppError } from '../../common/api/to-app-error.js';
import type { Viewer } from '../../common/api/request-of.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { SubmitContractInput } from '../../contracts/contract.inputs.js';
import { OwnContracts } from '../../contracts/edges/own-contracts.js';
import { Database, type Tx } from '../../database/database.js';
import { enqueue } from '../../jobs/jobs.js';
import { JobWorker } from '../../jobs/worker.js';
import { ExternalListings, type PutResult } from '../../listings/external/external-listings.service.js';
import { UpdateMyContractInput } from '../../listings/listing.js';
import { UsersService } from '../../users/users.service.js';
import { Import, ImportRow } from './import.entity.js';
import { MissingContracts } from './import.missing.js';
import { ImportProgress } from './import.progress.js';
import { firstOf, nameIn, type Problem } from './import.rows.js';
import { paced } from './paced.js';
import { PhotoAddresses } from './photos/photo-addresses.js';

/** The job is queued again after this time, so that imports leave room for other jobs. */
const SLICE_MS = 3_000;
const ROWS_AT_ONCE = 25;
const TOLD_EVERY_MS = 250;

/** Rolls a dry run back. */
class DryRun extends Error {
  constructor(readonly result: PutResult) {
    super();
  }
}

/**
 * Works on the rows of an import, one after the other. A row and the note that it is done are one transaction, which
 * first locks the import in the state in which the row was read: after a killed process, with two workers, or after a
 * cancellation, no row is done twice.
 */
@Injectable()
export class ImportWork {
  private readonly logger = new Logger(ImportWork.name);

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly own: OwnContracts,
    private readonly listings: ExternalListings,
    private readonly missing: MissingContracts,
    private readonly progress: ImportProgress,
    private readonly photos: PhotoAddresses,
    private readonly topics: TopicBus,
    worker: JobWorker,
  ) {
    worker.register('import-rows', ({ importId }) => this.run(importId), { changesPublicData: true });
  }

  async run(importId: string): Promise<void> {
    const end = performance.now() + SLICE_MS;
    const running = await this.progress.begin(importId);
    if (!running) return;
    const member = await this.users.findCurrent(running.userId);
    if (!member) return this.finish(importId, 'failed');
    // a token may have started it, and no import needs a role
    const viewer = Object.assign(withoutRoles(member), { actsFor: running.organisationId });
    const isDone = await this.workUntil(end, running, viewer);
    if (isDone === 'stopped') return;
    if (isDone) return this.finish(importId, 'done');
    await enqueue(this.database, 'import-rows', { importId }, { key: `import-rows:${importId}` });
    this.topics.publish('importChanged', { importId });
  }

  /** True if all rows are done; 'stopped' if the import was cancelled, or another worker is at it. */
  private async workUntil(end: number, work: Import, viewer: Viewer): Promise<boolean | 'stopped'> {
    let told = performance.now();
    for (let rows = await this.nextRows(work); rows.length > 0; rows = await this.nextRows(work))
      for (const row of rows) {
        if (performance.now() > end) return false;
        if (!(await paced(() => this.workOn(work, row, viewer)))) return 'stopped';
        work.doneRow = row.row;
        if (performance.now() - told < TOLD_EVERY_MS) continue;
        told = performance.now();
        this.topics.publish('importChanged', { importId: work.id });
      }
    return this.missing.pause(work.id, viewer, end);
  }

  private nextRows({ id: importId, doneRow }: Import): Promise<ImportRow[]> {
    return this.database.manager.find(ImportRow, {
      where: { importId, row: MoreThan(doneRow) },
      order: { row: 'ASC' },
      take: ROWS_AT_ONCE,
    });
  }

  /** False if the row is not to be done by this worker. */
  private async workOn(work: Import, row: ImportRow, viewer: Viewer): Promise<boolean> {
    if (row.problems) return this.fail(work, row, row.problems);
    try {
      return await this.database.transaction(async (tx) => {
        await this.listings.lock(tx, viewer);
        if (!(await this.progress.lock(tx, work))) return false;
        const result = await this.put(tx, work, row, viewer);
        if (work.mode === 'dry-run') throw new DryRun(result);
        await this.progress.note(tx, work, row, result);
        return true;
      });
    } catch (error) {
      if (error instanceof DryRun) return this.noteDryRun(work, row, error.result);
      const refusal = toAppError(error);
      // the database is away: the job is repeated later
      if (refusal.code === 'UNAVAILABLE') throw error;
      if (refusal.code === 'INTERNAL') this.logger.error(error);
      return this.fail(work, row, problemsOf(refusal, work));
    }
  }

  private async put(
    tx: Tx,
    { id: importId, match, mode, organisationId }: Import,
    row: ImportRow,
    viewer: Viewer,
  ): Promise<PutResult> {
    const { externalId, vin } = row;
    const id =
      match === 'vin'
        ? await this.own.idByVin(tx, viewer.id, vin ?? '')
        : await this.own.idByExternalId(tx, viewer.id, externalId ?? '');
    const metatype = id === null ? SubmitContractInput : UpdateMyContractInput;
    const { photoUrls, ...given } = row.given ?? {};
    const input = (await inputPipe.transform(given, { type: 'body', metatype })) as SubmitContractInput;
    if (id === null && organisationId) input.organisationId = organisationId;
    const isDryRun = mode === 'dry-run';
    const { contract, result } = await this.listings.putIn(tx, viewer, { id, externalId, isDryRun }, input);
    if (!Array.isArray(photoUrls)) return result;
    const by = { importId, row: row.row };
    const hasChanged = await this.photos.name(tx, contract, by, photoUrls as string[]);
    if (!hasChanged || result !== 'unchanged') return result;
    if (!isDryRun) await this.photos.countEdit(tx, viewer, contract);
    return 'changed';
  }

  private noteDryRun(work: Import, row: ImportRow, result: PutResult): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if (!(await this.progress.lock(tx, work))) return false;
      await this.progress.note(tx, work, row, result);
      return true;
    });
  }

  private async fail(work: Import, row: ImportRow, all: Problem[]): Promise<boolean> {
    const problems = firstOf(all);
    return this.database.transaction(async (tx) => {
      if (!(await this.progress.lock(tx, work))) return false;
      await this.progress.noteFailure(tx, work, row, problems);
      return true;
    });
  }

  private async finish(importId: string, state: 'done' | 'failed'): Promise<void> {
    await this.progress.finish(importId, state);
    this.topics.publish('importChanged', { importId });
  }
}

/** A refused field is a column; every other refusal is about the whole row. */
export function problemsOf({ message, details }: AppError, { columns }: Pick<Import, 'columns'>): Problem[] {
  const fields = Object.entries(details?.fields ?? {});
  return fields.length === 0
    ? [{ column: null, message }]
    : fields.map(([name, text]) => ({ column: nameIn(columns, name), message: text }));
}
