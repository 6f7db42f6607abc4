import { type ChildProcess, execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ConfigError } from '../../common/config/config.values.js';
import type { PostgresProgram } from './postgres-program.js';

export const DATABASE = 'handover';
export const ROLE = 'handover';
/** The cluster's owner has no password and cannot connect over the network. */
const SUPERUSER = 'postgres';
const ACCESS_RULES = `# Written by Handover: its own role, from this machine, with a password.
host all ${ROLE} 127.0.0.1/32 scram-sha-256
# Backups of the running server.
host replication ${ROLE} 127.0.0.1/32 scram-sha-256
`;

/** The data files of an embedded PostgreSQL: `DATA_DIR/postgres` and its password file. */
export interface Cluster {
  dir: string;
  password: string;
}

/**
 * Opens the data files in DATA_DIR. If there are none, creates them in a temporary folder and renames it, so that a
 * killed first start leaves nothing incomplete.
 */
export async function prepareCluster(dataDir: string, program: PostgresProgram): Promise<Cluster> {
  const dir = join(realpathSync(dataDir), 'postgres');
  const passwordFile = join(dataDir, 'postgres-password');
  const stored = await readFile(passwordFile, 'utf8').catch(() => null);
  const password = stored?.trim() || randomBytes(24).toString('hex');
  if (!stored) await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) {
    await createCluster(dir, program, password);
  } else {
    await checkVersion(dir, version.trim(), program);
    await takeOwnership(dir, program);
    if (!stored) await runSql(program, dir, 'postgres', [`alter role ${ROLE} password '${password}'`]);
    await allowBackups(dir, program);
  }
  return { dir, password };
}

async function createCluster(dir: string, program: PostgresProgram, password: string): Promise<void> {
  await removeUnfinished(dir);
  const unfinished = `${dir}.new-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  if (program.owner) await chown(unfinished, program.owner.uid, program.owner.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await run(program, program.initdb, ['-D', unfinished, '-U', SUPERUSER, '--auth=trust', ...locale]);
  await writeFile(join(unfinished, 'pg_hba.conf'), ACCESS_RULES);
  await runSql(program, unfinished, 'postgres', [
    `create role ${ROLE} login createdb replication password '${password}'`,
    `create database ${DATABASE} owner ${ROLE}`,
  ]);
  await rename(unfinished, dir);
}

/** Lets backups connect to data files of an earlier version, whose pg_hba.conf lacks that rule. */
async function allowBackups(dir: string, program: PostgresProgram): Promise<void> {
  const file = join(dir, 'pg_hba.conf');
  if ((await readFile(file, 'utf8')) === ACCESS_RULES) return;
  await runSql(program, dir, 'postgres', [`alter role ${ROLE} replication`]);
  await writeFile(file, ACCESS_RULES);
}

/**
 * Removes leftovers of a killed first start. Its processes may still be exiting, so each start uses a new name and the
 * removal is retried.
 */
async function removeUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dirname(dir)))
    if (name.startsWith(`${basename(dir)}.new-`))
      await rm(join(dirname(dir), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function checkVersion(dir: string, version: string, program: PostgresProgram): Promise<void> {
  const major = /(\d+)\./.exec(await run(program, program.postgres, ['--version']))?.[1];
  if (version !== major)
    throw new ConfigError(
      `${dir} was made by PostgreSQL ${version}, this is PostgreSQL ${major}: see "Upgrades" in docs/operating.md.`,
    );
}

/** Repairs owner and mode of a copied or restored folder, which PostgreSQL checks. */
async function takeOwnership(dir: string, program: PostgresProgram): Promise<void> {
  const { uid } = await stat(dir);
  const wanted = program.owner?.uid ?? process.getuid?.() ?? uid;
  if (uid !== wanted) {
    if (!program.owner)
      throw new ConfigError(
        `${dir} belongs to another user (uid ${uid}): start Handover as that user or as root, or give it to yourself with chown -R.`,
      );
    await chownAll(dir, program.owner.uid, program.owner.gid);
  }
  await chmod(dir, 0o700);
}

async function chownAll(dir: string, uid: number, gid: number): Promise<void> {
  const entries = await readdir(dir, { recursive: true });
  for (const entry of ['.', ...entries]) await lchown(join(dir, entry), uid, gid);
}

/** Runs statements in single-user mode, without a server or a password. */
async function runSql(program: PostgresProgram, dir: string, database: string, sql: string[]): Promise<void> {
  const args = ['--single', '-D', dir, '-c', 'exit_on_error=on', '-c', 'log_min_messages=warning', database];
  await run(program, program.postgres, args, sql.join('\n') + '\n');
}

async function run(program: PostgresProgram, file: string, args: string[], input = ''): Promise<string> {
  const child = program.spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  // A program that exits without reading stdin is judged by its exit code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new ConfigError(`PostgreSQL could not be set up (${code ?? signal}): ${text.trim()}`);
  return text;
}

/**
 * Stops a PostgreSQL that outlived a killed Handover, and removes a stale pid file. The caller must hold the lock on
 * DATA_DIR. A pid alone proves nothing (after a reboot or in a new container it may belong to another program), so the
 * process must also be a `postgres` on exactly these files.
 */
export async function stopOrphan(dir: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(dir, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  const isOurs = () => commandLine(pid).then((line) => line.includes('postgres') && line.includes(dir));
  if (await isOurs()) log(`Stopping the PostgreSQL of an earlier run (pid ${pid}).`);
  await end(pid, isOurs);
  await rm(pidFile, { force: true });
}

/** Requests a fast shutdown; if that fails, an immediate one, which loses no commit either. */
export async function end(pid: number, isAlive: () => boolean | Promise<boolean>): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    const until = performance.now() + milliseconds;
    if (await isAlive()) kill(pid, signal);
    while ((await isAlive()) && performance.now() < until) await delay(10);
  }
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return new Promise((resolve) =>
    execFile('ps', ['-o', 'args=', '-p', String(pid)], (_error, stdout) => resolve(stdout)),
  );
}

/** True once PostgreSQL accepts connections: it has written "ready" to postmaster.pid, which pg_ctl checks, too. */
export async function isReady(dir: string, child: ChildProcess): Promise<boolean> {
  const lines = (await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended, as intended.
  }
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
