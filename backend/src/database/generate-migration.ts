import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Config } from '../common/config.js';
import { dataSourceOptions } from './data-source.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { DataSource } from 'typeorm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Compares the entities with what the migrations make of an empty database.
 * `--check` fails where they disagree; `--name words` writes a migration to read and commit.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean' }, name: { type: 'string' } } });
const dataDir = mkdtempSync(join(tmpdir(), 'handover-migration-'));
const postgres = await startEmbeddedPostgres({ dataDir });
let exitCode = 0;
try {
  const config = new Config({ DATA_DIR: dataDir });
  const dataSource = await new DataSource(dataSourceOptions(config, postgres.url)).initialize();
  await dataSource.runMigrations();
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const lines = (queries: { query: string; parameters?: unknown[] }[]) =>
    queries
      .map(({ query, parameters }) =>
        `    await runner.query(${JSON.stringify(query)}${parameters?.length ? `, ${JSON.stringify(parameters)}` : ''});`,
      )
      .join('\n');
  if (upQueries.length === 0) process.stdout.write('The migrations match the entities.\n');
  else if (values.check) {
    process.stdout.write(`The entities need a migration (make migration NAME=...):\n${lines(upQueries)}\n`);
    exitCode = 1;
  } else if (values.name) {
    const stamp = Date.now();
    const name = values.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
    const className = `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${stamp}`;
    const file = join(import.meta.dirname, `../../src/database/migrations/${stamp}-${name}.ts`);
    writeFileSync(
      file,
      `import type { MigrationInterface, QueryRunner } from 'typeorm';\n\nexport class ${className} implements MigrationInterface {\n` +
        `  async up(runner: QueryRunner): Promise<void> {\n${lines(upQueries)}\n  }\n\n` +
        `  async down(runner: QueryRunner): Promise<void> {\n${lines(downQueries.toReversed())}\n  }\n}\n`,
    );
    process.stdout.write(`Wrote ${file}; read it, then add it to migrations/index.ts.\n`);
  }
  await dataSource.destroy();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(exitCode);
