// `npm run bench [-- --rows 1000000] [-- --keep DIR]`: fills a scratch database on this machine and measures the hot
// paths of the product on it, side by side with alternatives. Needs about 2 GB of disk per million rows.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Config } from '../../backend/src/common/config.js';
import { createApp } from '../../backend/src/create-app.js';
import { openDataSource } from '../../backend/src/schema/data-source.js';
import { Database } from '../../backend/src/database/database.js';
import { startEmbeddedPostgres } from '../../backend/src/database/embedded-postgres.js';
import { casesOf } from './cases.js';
import { fill, known } from './fill.js';
import { measure, planOf, record, statementsOf, type Case, type Figures, type Plan } from './measure.js';

/** Limit for a list, far below the statement timeout of five seconds. */
const SLOW_MS = 1000;

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 10_000 || rows > 5_000_000) {
  say('--rows must be a whole number from 10000 to 5000000.\n');
  process.exit(1);
}
const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'handover-bench-'));
mkdirSync(dataDir, { recursive: true });
// the product's own server, except that it does not wait for the disk
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' };
const postgres = await startEmbeddedPostgres({ dataDir, settings });
try {
  process.exitCode = (await run(postgres.url)) > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

async function run(databaseUrl: string): Promise<number> {
  const config = new Config({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of the measurements, 32 characters and more',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const dataSource = await openDataSource(config, databaseUrl);
  let given = await known(databaseUrl);
  if (!given) {
    say(`Filling a scratch database with ${rows.toLocaleString('en-US')} contracts ... `);
    const start = performance.now();
    given = await fill(databaseUrl, rows);
    say(`${Math.round((performance.now() - start) / 1000)} s\n`);
  }
  const app = await createApp(config, dataSource);
  await app.listen(0, '127.0.0.1');
  try {
    const database = app.get(Database);
    record(database);
    const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
    const cases = (await casesOf(app, { ...given, url })).filter(({ name }) =>
      name.includes(values.only ?? ''),
    );
    say(`\n${'case'.padEnd(46)}${'median'.padStart(9)}${'p99'.padStart(9)}${'rounds'.padStart(8)}  plan\n`);
    let slow = 0;
    for (const one of cases) if (!(await measured(one, database))) slow++;
    say(slow === 0 ? '\nAll of them are fast and served by indexes.\n' : `\n${slow} of them need work.\n`);
    return slow;
  } finally {
    await app.close();
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

/** Measures one case and prints its line; false if it is slow or its plan has a fault. */
async function measured({ name, work, isComparison = false }: Case, database: Database): Promise<boolean> {
  const figures = await measure(work);
  const plans: Plan[] = [];
  if (!figures.error && !isComparison)
    for (const statement of await statementsOf(work))
      if (/^\s*(select|with)/i.test(statement.text) && !/\binsert\b/.test(statement.text))
        plans.push(await planOf(database, statement, rows));
  const faults = plans.flatMap(({ faults }) => faults);
  const isSlow = !isComparison && (Boolean(figures.error) || figures.p99 > SLOW_MS);
  const text = plans.map((plan) => `${plan.indexes} (${plan.rows.toLocaleString('en-US')} rows)`).join('; ');
  say(`${line(name, figures)}  ${[...faults.map((fault) => `FAULT ${fault}`), text].join(' ')}\n`);
  if (isSlow) say(`${' '.repeat(46)}${figures.error ? `FAULT ${figures.error}` : 'FAULT slow'}\n`);
  return isComparison || (!isSlow && faults.length === 0);
}

function line(name: string, { median, p99, rounds }: Figures): string {
  const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`.padStart(9);
  return `${name.padEnd(46)}${ms(median)}${ms(p99)}${String(rounds).padStart(8)}`;
}

function say(text: string): void {
  process.stdout.write(text);
}
