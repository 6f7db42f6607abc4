import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { NPM_START, start, useBuiltProduct } from '../../backend/test/support/product/built-product.js';
import { listContract } from '../../backend/test/support/payments.js';
import { Person } from '../../backend/test/support/person.js';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Tables of the job queue are left out: the restored product works on its jobs at once. */
const TABLES = `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema in ('public', 'sandbox') order by 1`;

useBuiltProduct({ isShared: true });
const folder = mkdtempSync(join(tmpdir(), 'handover-backup-'));
const [dataDir, restoredDir, backups] = ['data', 'restored', 'backups'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
beforeAll(() => {
  if (spawnSync('tar', ['--version']).status !== 0) throw new Error('This test needs tar.');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = async (name: string, dir: string, argument: string) =>
  (
    await run('npm', ['run', '--silent', name, '--', argument], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dir },
    })
  ).stdout.trim();

/** Every row of every table, as text. */
async function rowsOf(dir: string): Promise<Record<string, string[]>> {
  const [password, port] = ['postgres-password', 'postgres-port'].map((file) =>
    readFileSync(join(dir, file), 'utf8').trim(),
  );
  const client = new pg.Client({
    connectionString: `postgres://handover:${password}@127.0.0.1:${port}/handover`,
  });
  await client.connect();
  const tables: Record<string, string[]> = {};
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    tables[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return tables;
}

const messagesOf = (tables: Record<string, string[]>) =>
  (tables['public.messages'] ?? [])
    .map((row) => Number(/Message number (\d+)/.exec(row)?.[1]))
    .sort((a, b) => a - b);

it('a backup that is made while members write has everything from before it and nothing half, and is restored', async () => {
  const product = await start(NPM_START, { DATA_DIR: dataDir });
  const seller = new Person(`http://127.0.0.1:${product.port}`);
  await seller.register('seller@example.com');
  const { id } = await listContract(seller);
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  writeFileSync(join(dataDir, 'files/photo'), 'the bytes of a photo');
  let acknowledged = 0;
  let isOver = false;
  let next = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const number = ++next;
      const { status } = await seller.rest('POST', `/api/contracts/${id}/chat`, {
        message: `Message number ${number}`,
      });
      if (status === 201) acknowledged++;
    }
  });
  while (acknowledged < 50) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = messagesOf(await rowsOf(dataDir));
  const path = await command('backup', dataDir, backups);
  const during = acknowledged;
  isOver = true;
  await Promise.all(writers);
  const after = messagesOf(await rowsOf(dataDir));
  expect(during).toBeGreaterThan(before.length);

  await command('restore', restoredDir, path);
  expect(readFileSync(join(restoredDir, 'files/photo'), 'utf8')).toBe('the bytes of a photo');
  const restored = await start(NPM_START, { DATA_DIR: restoredDir });
  const kept = messagesOf(await rowsOf(restoredDir));
  expect(kept).toEqual(expect.arrayContaining(before));
  expect(after).toEqual(expect.arrayContaining(kept));
  // members stay signed in
  const { status } = await Object.assign(new Person(`http://127.0.0.1:${restored.port}`), {
    cookie: seller.cookie,
  }).rest('GET', '/api/auth/user');
  expect(status).toBe(200);
});

it('a backup of a database that rests has the same rows in all tables, and a restore keeps what was there', async () => {
  const original = await rowsOf(dataDir);
  const path = await command('backup', dataDir, backups);
  await expect(command('restore', dataDir, path)).rejects.toThrow('already running');
  const other = join(folder, 'other');
  mkdirSync(join(other, 'postgres'), { recursive: true });
  writeFileSync(join(other, 'postgres/old'), 'what was there');
  await command('restore', other, path);
  const keptIn = readdirSync(other).find((name) => name.startsWith('before-restore')) ?? '';
  expect(existsSync(join(other, keptIn, 'postgres/old'))).toBe(true);
  await start(NPM_START, { DATA_DIR: other });
  const restored = await rowsOf(other);
  expect(Object.keys(restored).length).toBeGreaterThan(20);
  // a running product counts the current day again and reads the provider's events
  for (const tables of [original, restored]) {
    delete tables['public.overview_days'];
    delete tables['public.payment_events_read'];
  }
  expect(restored).toEqual(original);
});

it('without a running database there is no backup, and nothing is left of the attempt', async () => {
  await expect(command('backup', join(folder, 'nothing'), join(folder, 'none'))).rejects.toThrow(
    'Handover does not run',
  );
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
