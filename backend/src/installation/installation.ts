import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../common/config/config.js';
import { Database, type Tx } from '../database/database.js';

/**
 * Which installation this database belongs to, and whether it is a restored copy that nobody has declared to be the site:
 * a **trial**. A trial sends no mail, runs no jobs, takes no real payments and changes no files.
 */
export class Installation {
  constructor(
    readonly id: string,
    readonly isTrial: boolean,
  ) {}
}

export const TRIAL_NOTE =
  'This is a trial of a restored copy: no mail is sent, no jobs run, payments are a test and photos cannot be changed. ' +
  'If this copy is to be the site, run `npm run adopt` and start Handover again (docs/operating.md, "Restoring").';

/* SQL in this file: compares and stores system columns, which entities do not have. */

/**
 * Where a row of this table is. Whatever writes the rows of a dump into another database changes it: the database, the
 * table and the transaction that wrote the row have other numbers there. A standby that takes over, a recovery to a point
 * in time, pg_upgrade and `vacuum full` keep them, because they keep the data files. `place` is for the embedded database.
 */
const whereNow = (table: string, transaction: string, place: string): string =>
  `concat_ws(':', (select oid from pg_database where datname = current_database()), ${table}, ${transaction}, ${place}::text)`;
const WRITTEN_NOW = whereNow(`'installation'::regclass::oid`, 'pg_current_xact_id()::xid', '$1');

const FIND = `select id, home is distinct from ${whereNow('tableoid', 'xmin', '$1')} as "isTrial" from installation`;
const CREATE = `insert into installation (home) values (${WRITTEN_NOW}) on conflict do nothing`;
const ADOPT = `update installation set home = ${WRITTEN_NOW}`;

/** A new database has no row: its first start makes it the site. */
export async function findInstallation(on: Pick<Tx, 'query'>, config: Config): Promise<Installation> {
  for (;;) {
    const [row] = await on.query<{ id: string; isTrial: boolean }>(FIND, [placeOf(config)]);
    if (row) return new Installation(row.id, row.isTrial);
    await on.query(CREATE, [placeOf(config)]);
  }
}

/** Declares this copy to be the site, from the next start on. */
export async function adopt(tx: Tx, config: Config): Promise<void> {
  await tx.query(ADOPT, [placeOf(config)]);
}

/** Makes a copy a trial that is not known to be one, from its next start on. */
export async function declareTrial(database: Database, config: Config): Promise<void> {
  await findInstallation(database, config);
  await database.query('update installation set home = null');
}

/**
 * Backups of the embedded database are copies of its data files, where the row is the same. A copy of a file has another
 * inode, made at another time. PostgreSQL never writes this file again.
 */
function placeOf({ databaseUrl, dataDir }: Config): string | null {
  if (databaseUrl) return null;
  const { ino, birthtimeNs } = statSync(join(dataDir, 'postgres/PG_VERSION'), { bigint: true });
  return `${ino}.${birthtimeNs}`;
}
