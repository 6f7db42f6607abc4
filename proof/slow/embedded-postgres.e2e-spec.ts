import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

interface Answer {
  url: string;
  pid: number;
  refused?: string;
  kind?: string;
}

let dataDir: string;
const children: ChildProcess[] = [];

/** Handover's start in a process of its own, as only that can be killed. */
async function start(): Promise<Answer & { child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'embedded-postgres.child.ts'), [dataDir], {
    execArgv: ['--import', join(import.meta.dirname, '../../scripts/typescript.mjs')],
    env: { PATH: process.env.PATH },
  });
  children.push(child);
  const [answer] = (await once(child, 'message')) as [Answer];
  return { ...answer, child };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Recovery after a crash ends when the disk has everything, which takes long on a busy machine. */
async function eventually<T>(read: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 30_000; ;) {
    try {
      return await read();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('embedded PostgreSQL', () => {
  beforeEach(async () => {
    // mkdtemp creates a folder that only its owner may enter, the hardest case when root starts the server
    dataDir = join(await mkdtemp(join(tmpdir(), 'handover-embedded-')), 'var');
  });

  afterEach(async () => {
    for (const child of children.splice(0))
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
    await rm(join(dataDir, '..'), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  it('is a PostgreSQL 18 in UTF-8 that keeps what it acknowledged, for a role without special rights', async () => {
    const { url } = await start();
    const [facts] = await query(
      url,
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
              current_setting('TimeZone') as zone, pg_encoding_to_char(encoding) as encoding,
              lower('ÄÖÜ') as lower, datname as name, rolsuper as super
         from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    );
    expect(facts).toEqual({
      version: expect.stringMatching(/^18\./),
      fsync: 'on',
      zone: 'UTC',
      encoding: 'UTF8',
      lower: 'äöü',
      name: 'handover',
      super: false,
    });
    await query(url, 'create extension pg_trgm; create extension citext; create extension unaccent');
  });

  it('accepts connections with the password only, whose file only the owner can read', async () => {
    const { url } = await start();
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    wrong.username = 'postgres';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('no pg_hba.conf entry');
  });

  it('stops with Handover and comes back with its data at the same address', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as n');
    await end(first.child, 'SIGTERM');
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('stops when Handover ends without stopping it', async () => {
    const { child, pid } = await start();
    const ended = once(child, 'exit');
    child.send('exit');
    await ended;
    await eventually(async () => expect(isAlive(pid)).toBe(false));
  });

  it('comes back after kill -9 of Handover', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as n');
    await end(first.child, 'SIGKILL');
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('comes back after kill -9 of both', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as n');
    process.kill(first.pid, 'SIGSTOP');
    await end(first.child, 'SIGKILL');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('stops a PostgreSQL that outlived Handover and does not answer', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as n');
    process.kill(first.pid, 'SIGSTOP');
    await end(first.child, 'SIGKILL');
    setTimeout(() => process.kill(first.pid, 'SIGCONT'), 300);
    const second = await start();
    expect(second.pid).not.toBe(first.pid);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('is restarted at the same address after it was killed', async () => {
    const { url, pid } = await start();
    await query(url, 'create table kept as select 42 as n');
    process.kill(pid, 'SIGKILL');
    expect(await eventually(() => query(url, 'select n from kept'))).toEqual([{ n: 42 }]);
  });

  it('does not stop another process whose id is in a stale pid file', async () => {
    const first = await start();
    await end(first.child, 'SIGTERM');
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    const second = await start();
    expect(second.refused).toBeUndefined();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second start on the same DATA_DIR, and only while the first one runs', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({
      kind: 'ConfigError',
      refused: `Handover is already running on this DATA_DIR (pid ${first.child.pid}).`,
    });
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await end(first.child, 'SIGKILL');
    expect((await start()).refused).toBeUndefined();
  });

  it('lets one of several simultaneous first starts succeed', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    const refused = answers.filter((answer) => answer.refused);
    expect(refused).toHaveLength(2);
    for (const answer of refused)
      expect(answer.refused).toMatch(/^Handover is already running on this DATA_DIR/);
  });

  it('starts over after an interrupted first start, and removes its files', async () => {
    await mkdir(join(dataDir, 'postgres.new-1/base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new-1/PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(stat(join(dataDir, 'postgres.new-1'))).rejects.toThrow('ENOENT');
  });

  it('survives kill -9 at any moment of the first start', async () => {
    for (const milliseconds of [300, 600, 900, 1200]) {
      const killed = start().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      const child = children.at(-1) as ChildProcess;
      if (child.exitCode === null) await end(child, 'SIGKILL');
      void killed;
      const { url, refused, child: next } = await start();
      expect(refused).toBeUndefined();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await end(next, 'SIGTERM');
      await rm(dataDir, { recursive: true });
    }
  });

  it('uses another port if its own is taken', async () => {
    const first = await start();
    await end(first.child, 'SIGTERM');
    const port = Number(new URL(first.url).port);
    const stranger: Server = createServer().listen(port, '127.0.0.1');
    await once(stranger, 'listening');
    try {
      const second = await start();
      expect(new URL(second.url).port).not.toBe(String(port));
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      stranger.close();
    }
  });

  it('sets a new password when the kept one is lost, and takes over a restored copy', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as n');
    await end(first.child, 'SIGTERM');
    await rm(join(dataDir, 'postgres-password'));
    await rename(dataDir, `${dataDir}-restored`);
    dataDir = `${dataDir}-restored`;
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
  });

  it('explains that the files belong to another PostgreSQL version', async () => {
    const first = await start();
    await end(first.child, 'SIGTERM');
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    const { refused } = await start();
    expect(refused).toMatch(/was made by PostgreSQL 17, this is PostgreSQL 18/);
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('17\n');
  });
});
