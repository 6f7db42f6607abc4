import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { Config } from '../../../src/common/config/config.js';
import { openDataSource } from '../../../src/schema/data-source.js';

const TEMPLATE_LOCK = 7_261_099;

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database with all migrations, made in some 30 ms: a copy of one that the first caller of a run prepares. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `${testRun()}_${randomBytes(4).toString('hex')}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await prepareTemplate(client);
    await client.query(`create database "${name}" template "${templateName()}"`);
  });
  return {
    url: urlOf(name),
    drop: () => onServer((client) => drop(client, name)),
  };
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `${testRun()}_${randomBytes(4).toString('hex')}`;
  await onServer((client) => createPlain(client, name));
  return { url: urlOf(name), drop: () => onServer((client) => drop(client, name)) };
}

/** A copy with all rows of a database that nothing is connected to, as an operator makes one to look at. */
export async function copyDatabase(url: string): Promise<TestDatabase> {
  const name = `${testRun()}_${randomBytes(4).toString('hex')}`;
  await onServer((client) =>
    client
      .query(`create database "${name}" template "${new URL(url).pathname.slice(1)}"`)
      .then(() => undefined),
  );
  return { url: urlOf(name), drop: () => onServer((client) => drop(client, name)) };
}

/** With the least helpful locale there is: nothing may rely on what a database knows of letters. */
async function createPlain(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `create database "${name}" template template0 locale_provider libc locale 'C' encoding 'UTF8'`,
  );
}

/** Retries, because only a superuser can disconnect autovacuum, which leaves by itself after a moment. */
async function drop(client: pg.Client, name: string, attempts = 20): Promise<void> {
  try {
    await client.query(`drop database if exists "${name}" with (force)`);
  } catch (error) {
    if (attempts === 1) throw error;
    await setTimeout(100);
    await drop(client, name, attempts - 1);
  }
}

async function prepareTemplate(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [templateName()]);
  if (rowCount) return;
  const unfinished = `${templateName()}_new`;
  await client.query(`drop database if exists "${unfinished}" with (force)`);
  await createPlain(client, unfinished);
  const url = urlOf(unfinished);
  const config = new Config({ DATABASE_URL: url, SESSION_SECRET: 'only-for-the-template-of-test-databases' });
  const dataSource = await openDataSource(config, url);
  await dataSource.destroy();
  await client.query(`alter database "${unfinished}" rename to "${templateName()}"`);
}

const templateName = (): string => `${testRun()}_template`;

function testRun(): string {
  const { TEST_RUN } = process.env;
  if (!TEST_RUN) throw new Error('Start these tests with "npm test" or jest: its set-up starts PostgreSQL.');
  return TEST_RUN;
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL as string);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
