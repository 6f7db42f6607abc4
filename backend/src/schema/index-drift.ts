import type { DataSource, QueryRunner } from 'typeorm';
import { sqlIndexes } from '../database/sql-index.js';

/**
 * Compares the indexes that TypeORM cannot describe with a migrated, empty database; returns a line per difference.
 * PostgreSQL prints both definitions: each declared index replaces the migrated one in a transaction that is rolled back.
 */
export async function indexDrift(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    const migrated = await definitionsOf(runner);
    for (const [name, create] of sqlIndexes) {
      await runner.query(`drop index if exists ${name}`);
      await runner.query(create);
    }
    const declared = await definitionsOf(runner);
    const described = new Set(
      dataSource.entityMetadatas.flatMap(({ indices }) => indices.map((index) => index.name)),
    );
    const names = new Set([
      ...sqlIndexes.keys(),
      ...[...migrated.keys()].filter((name) => !described.has(name)),
    ]);
    return [...names]
      .filter((name) => migrated.get(name) !== (sqlIndexes.has(name) ? declared.get(name) : undefined))
      .map(
        (name) =>
          `${name}\n    migrated: ${migrated.get(name) ?? 'missing'}\n    declared: ${sqlIndexes.get(name) ?? 'nowhere'}`,
      );
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** The definitions of all indexes by name, except those of constraints. SQL: TypeORM does not read definitions. */
async function definitionsOf(runner: QueryRunner): Promise<Map<string, string>> {
  const rows = (await runner.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname)`,
  )) as { name: string; definition: string }[];
  return new Map(rows.map(({ name, definition }) => [name, definition]));
}
