import type { DataSource } from 'typeorm';
import { ConfigError } from '../common/config/config.values.js';
import { first } from './migrations/index.js';

/** The last of the steps by which earlier versions built the same schema. */
const LAST = { timestamp: 1700000000195, name: 'TextsOfTransfers1700000000195' };

/**
 * The first migrations were once 67 smaller ones. A database in which the last of them is recorded has the same schema: the
 * records of the first migrations replace theirs, and nothing else runs. Throws ConfigError for a database that lacks some.
 *
 * SQL: TypeORM has no entity for its table of migrations.
 */
export async function replaceEarlierSteps(dataSource: DataSource): Promise<void> {
  const [table] = await dataSource.query<{ name: string | null }[]>(
    `select to_regclass('migrations')::text as name`,
  );
  if (!table?.name) return;
  const earlier = await dataSource.query<{ name: string }[]>(
    'select name from migrations where timestamp <= $1',
    [LAST.timestamp],
  );
  if (earlier.length === 0) return;
  if (!earlier.some(({ name }) => name === LAST.name))
    throw new ConfigError(
      'The database was last used by a version of Handover before November 24, 2026: start the version of that ' +
        'day (commit 46657fb0) once, then this one.',
    );
  await dataSource.query(
    `with earlier as (delete from migrations where timestamp <= $1)
     insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($2::text[]) name`,
    [LAST.timestamp, first.map(({ name }) => name)],
  );
}
