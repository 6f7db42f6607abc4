import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';
import { baseBackup } from '../../backend/src/database/embedded/base-backup.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/database/embedded/embedded-postgres.js';
import { findPostgres, type PostgresProgram } from '../../backend/src/database/embedded/postgres-program.js';

const OPERATING = join(import.meta.dirname, '../../docs/operating.md');
const folder = mkdtempSync(join(tmpdir(), 'handover-point-in-time-'));
const [archive, dataDir, recovered] = ['archive', 'data', 'recovered'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
let program: PostgresProgram;
let server: EmbeddedPostgres | null = null;
let recovery: ChildProcess | undefined;

/** The settings that docs/operating.md tells the operator to write, for the folder of this test. */
function settingsOf(first: string): string {
  const [, settings] =
    new RegExp('```\\n(' + first + '[^`]*)```').exec(readFileSync(OPERATING, 'utf8')) ?? [];
  if (!settings) throw new Error(`docs/operating.md has no settings that begin with ${first}`);
  return settings.replaceAll('/archive/', `${archive}/`);
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const dir of [archive, dataDir, recovered]) mkdirSync(dir, { mode: 0o700 });
  chmodSync(dataDir, 0o755);
  program = await findPostgres(dataDir);
  const { owner } = program;
  if (owner) for (const dir of [archive, recovered]) chownSync(dir, owner.uid, owner.gid);
  const lines = settingsOf('archive_mode').matchAll(/^(\w+) = (?:'(.*)'|(.*))$/gm);
  const settings = Object.fromEntries([...lines].map(([, name, quoted, plain]) => [name, quoted ?? plain]));
  server = await startEmbeddedPostgres({ dataDir, settings: settings as Record<string, string> });
}, 60_000);

afterAll(async () => {
  if (recovery && recovery.exitCode === null) {
    const closed = once(recovery, 'close');
    recovery.kill('SIGINT');
    await closed;
  }
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('brings the database back to the moment before a wrong delete', async () => {
  const { url: before } = server as EmbeddedPostgres;
  const client = new pg.Client({ connectionString: before });
  await client.connect();
  await client.query(`create table kept (id int)`);
  await client.query('insert into kept select generate_series(1, 100)');
  const tar = join(folder, 'base.tar');
  await baseBackup(before, createWriteStream(tar));
  await client.query('insert into kept select generate_series(101, 200)');
  await sleep(10);
  const { rows } = await client.query<{ moment: string }>('select now()::text as moment');
  await sleep(10);
  await client.query('delete from kept');
  await client.end();
  // a clean stop archives the last segment too
  await server?.stop();
  server = null;

  expect(spawnSync('tar', ['-xpf', tar, '-C', recovered]).status).toBe(0);
  const settings = settingsOf('restore_command').replace(/\d{4}-\d\d-\d\d [^']+/, rows[0]?.moment ?? '');
  appendFileSync(join(recovered, 'postgresql.conf'), settings);
  writeFileSync(join(recovered, 'recovery.signal'), '');
  writeFileSync(join(recovered, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  const { owner } = program;
  if (owner) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, recovered]);
  const port = await freePort();
  const flags = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  recovery = program.spawn(
    program.postgres,
    ['-D', recovered, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore' },
  );
  const url = Object.assign(new URL(before), { username: 'postgres', port: String(port) }).href;
  const look = async <Row extends object>(sql: string): Promise<Row | undefined> => {
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    try {
      return (await reader.query<Row>(sql)).rows[0];
    } finally {
      await reader.end();
    }
  };
  await until(
    () =>
      look<{ isPaused: boolean }>('select pg_is_wal_replay_paused() as "isPaused"').then(
        (row) => row?.isPaused ?? false,
        () => false,
      ),
    30_000,
  );
  expect(await look('select count(*)::int as count from kept')).toEqual({ count: 200 });
  await look('select pg_wal_replay_resume()');
  await until(async () => !(await look<{ is: boolean }>('select pg_is_in_recovery() as is'))?.is, 30_000);
  expect(await look('insert into kept values (201) returning id')).toEqual({ id: 201 });
}, 120_000);
