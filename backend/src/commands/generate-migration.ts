import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DataSource, type QueryRunner } from 'typeorm';
import { Config } from '../common/config/config.js';
import { dataSourceOptions } from '../schema/data-source-options.js';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { indexDrift } from '../schema/index-drift.js';

/**
 * Compares the entities with what the migrations make of an empty database: `--check` fails if they differ, a name
 * writes the missing migration, to be read and committed.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
process.exitCode = values.check ? await check() : await write(positionals.join(' '));

type Queries = ReturnType<QueryRunner['getMemorySql']>['upQueries'];

async function check(): Promise<number> {
  const { up, indexes } = await difference();
  if (up.length > 0) say(`The entities need a migration (make migration NAME=...):\n${statements(up)}`);
  if (indexes.length > 0) say(differing(indexes));
  if (up.length + indexes.length > 0) return 1;
  say('The migrations match the entities.');
  return 0;
}

async function write(words: string): Promise<number> {
  const { up, down, indexes } = await difference();
  if (indexes.length > 0) say(differing(indexes));
  if (up.length === 0) {
    say('Nothing has changed: the migrations match the entities.');
    return 0;
  }
  const stamp = Date.now();
  const name = words.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'change';
  const className = name
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    .concat(String(stamp));
  const file = join(import.meta.dirname, `../schema/migrations/${stamp}-${name}.ts`);
  writeFileSync(
    file,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
${statements(up)}
  }

  async down(runner: QueryRunner): Promise<void> {
${statements(down.toReversed())}
  }
}
`,
  );
  say(`Wrote ${file}: read it, then add it to migrations/index.ts.`);
  return 0;
}

/** On an empty PostgreSQL of its own, which is gone afterwards. */
async function difference(): Promise<{ up: Queries; down: Queries; indexes: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-migration-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    const options = dataSourceOptions(new Config({ DATA_DIR: dataDir }), postgres.url);
    const dataSource = await new DataSource(options).initialize();
    await dataSource.runMigrations();
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    const indexes = await indexDrift(dataSource);
    await dataSource.destroy();
    return { up: upQueries, down: downQueries, indexes };
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Nothing is generated for these: TypeORM cannot describe them. */
function differing(indexes: string[]): string {
  return `These indexes need a migration with createIndex or dropIndex (migration-steps.ts):\n  ${indexes.join('\n  ')}`;
}

function statements(queries: Queries): string {
  return queries
    .map(({ query, parameters }) => {
      const values = parameters?.length ? `, ${JSON.stringify(parameters)}` : '';
      return `    await runner.query(${JSON.stringify(query)}${values});`;
    })
    .join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
