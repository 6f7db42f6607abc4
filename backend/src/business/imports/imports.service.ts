import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AppError, notFound, unauthenticated } from '../../common/api/errors.js';
import { isUuid, type Connection, type PageArgs } from '../../common/api/paging.js';
import type { Viewer } from '../../common/api/request-of.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { TopicBus } from '../../common/cluster/topics.js';
import { Database, type Tx } from '../../database/database.js';
import { newestFirst } from '../../database/newest-first.js';
import { enqueue } from '../../jobs/jobs.js';
import { Organisations } from '../../organisations/organisations.service.js';
import { lockWriter } from '../../users/accounts.js';
import { Import, ImportReport, ImportRow, OPEN_STATES } from './import.entity.js';
import { readImport } from './import-file.js';
import { forgetRows } from './import.progress.js';
import { uploads } from './import-upload.js';
import { ImportMappings } from './import-mappings.js';
import { Outgoing } from '../outgoing.js';
import { ownedBy, reachedBy } from '../owned-by.js';
import { MOST_KEPT, type ReadRow, type ReadRows } from './import.rows.js';
import {
  chosenOptions,
  ImportProblem,
  refuseUnfitting,
  type ChosenOptions,
  type ImportOptions,
} from './import.types.js';

/** Rows per insert; other requests are served between two. */
const BATCH = 100;
/**
 * SQL: one parameter for all rows. With TypeORM 2,000 rows take twice as much of the processor, in pieces of up to 40 ms
 * in which no request is served, instead of 5.
 */
const INSERT = `insert into import_rows (import_id, row, external_id, vin, given, problems)
  select $1, row, "externalId", vin, given, problems from jsonb_to_recordset($2::jsonb)
    as r (row integer, "externalId" text, vin text, given jsonb, problems jsonb)`;

const stored = ({ problems, ...row }: ReadRow) => ({
  ...row,
  problems: problems.length > 0 ? problems : null,
});

/** A member has one import at a time. */
async function refuseSecond({ manager }: Pick<Tx, 'manager'>, viewer: Viewer): Promise<void> {
  if (await manager.existsBy(Import, { ...ownedBy(viewer), state: In(OPEN_STATES) }))
    throw new AppError('CONFLICT', 'Another import of yours is not done yet. Wait for it, or cancel it.');
}

/** Files of contracts that members send; the job `import-rows` works on their rows. */
@Injectable()
export class Imports {
  constructor(
    private readonly database: Database,
    private readonly mappings: ImportMappings,
    private readonly organisations: Organisations,
    private readonly limits: RateLimits,
    private readonly outgoing: Outgoing,
    private readonly topics: TopicBus,
  ) {}

  /** Reads the file and queues its rows. Throws VALIDATION about `file` if it cannot be read. */
  async create(viewer: Viewer, given: ImportOptions, file: () => Promise<Buffer>): Promise<Import> {
    const options = chosenOptions(given);
    refuseUnfitting(options);
    const { organisationId } = options;
    if (organisationId)
      await this.organisations.requireApproved(this.database, viewer, organisationId, 'editor');
    await refuseSecond(this.database, viewer);
    await this.limits.take('importFile', viewer.id);
    return uploads.run(viewer.id, async () => {
      const mapping = await this.mappings.of(viewer);
      const refuse = (url: string) => this.outgoing.refuse(url);
      const read = await readImport(await file(), { ...options, mapping, refuse });
      return this.database.transaction((tx) => this.store(tx, viewer, options, read));
    });
  }

  private async store(tx: Tx, viewer: Viewer, options: ChosenOptions, read: ReadRows): Promise<Import> {
    if (!(await lockWriter(tx, viewer.id))) throw unauthenticated();
    const { manager } = tx;
    await refuseSecond(tx, viewer);
    const { identifiers } = await manager.insert(Import, {
      ...ownedBy(viewer),
      ...options,
      rows: read.rows.length,
      columns: read.columns,
      ignored: read.ignored,
    });
    const importId = String(identifiers[0]?.['id']);
    for (let at = 0; at < read.rows.length; at += BATCH)
      await tx.query(INSERT, [importId, JSON.stringify(read.rows.slice(at, at + BATCH).map(stored))]);
    await enqueue(tx, 'import-rows', { importId }, { key: `import-rows:${importId}` });
    return manager.findOneByOrFail(Import, { id: importId });
  }

  list(viewer: Viewer, page: PageArgs): Promise<Connection<Import>> {
    const imports = this.database.manager.createQueryBuilder(Import, 'imports').where(reachedBy(viewer));
    return newestFirst(imports, page);
  }

  /** Throws NOT_FOUND for an import of someone else. */
  async get(viewer: Viewer, id: string): Promise<ImportReport> {
    const found = await this.find(viewer, id);
    const wrong = await this.database.manager.find(ImportRow, {
      select: { row: true, problems: true },
      where: { importId: id, row: LessThanOrEqual(found.doneRow), problems: Not(IsNull()) },
      order: { row: 'ASC' },
      take: MOST_KEPT,
    });
    return Object.assign(new ImportReport(), found, {
      report: wrong
        .flatMap(({ row, problems }) =>
          (problems ?? []).map((problem) =>
            Object.assign(new ImportProblem(), { row: row > 0 ? row : null, ...problem }),
          ),
        )
        .slice(0, MOST_KEPT),
    });
  }

  async find(viewer: Viewer, id: string): Promise<Import> {
    const where = { ...reachedBy(viewer), id };
    const found = isUuid(id) ? await this.database.manager.findOneBy(Import, where) : null;
    if (!found) throw notFound('Import');
    return found;
  }

  /** Rows that are done stay done. Waits for the row that is being worked on. */
  async cancel(viewer: Viewer, id: string): Promise<Import> {
    await this.find(viewer, id);
    const cancelled = await this.database.transaction(async ({ manager }) => {
      const open = { ...reachedBy(viewer), id, state: In(OPEN_STATES) };
      const { affected } = await manager.update(Import, open, {
        state: 'cancelled',
        finishedAt: () => 'now()',
      });
      if (affected) await forgetRows({ manager }, id);
      return affected === 1;
    });
    if (!cancelled) throw new AppError('CONFLICT', 'This import has ended already.');
    this.topics.publish('importChanged', { importId: id });
    return this.find(viewer, id);
  }
}
