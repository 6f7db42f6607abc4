import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isReady } from '../../../src/database/embedded/postgres-cluster.js';
import { findPostgres, type PostgresProgram } from '../../../src/database/embedded/postgres-program.js';
import { until } from '../until.js';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '200',
  timezone: 'UTC',
  fsync: 'off',
  wal_keep_size: '256MB',
};

export interface Replication {
  primary: PostgresServer;
  replicas: PostgresServer[];
  stop(): Promise<void>;
}

/** A primary and its streaming replicas: copies of the new data files, which then receive everything from the primary. */
export async function startReplication(replicaCount: number): Promise<Replication> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-replication-'));
  const program = await findPostgres(folder);
  if (program.owner) chownSync(folder, program.owner.uid, program.owner.gid);
  const dir = join(folder, 'primary');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = program.spawn(
    program.initdb,
    ['-D', dir, '-U', 'handover', '--auth=trust', '--no-sync', ...locale],
    { stdio: 'ignore' },
  );
  await once(made, 'close');
  const primary = new PostgresServer(program, dir, await freePort());
  const replicas: PostgresServer[] = [];
  for (let number = 1; number <= replicaCount; number++) {
    const copy = join(folder, `replica-${number}`);
    cpSync(dir, copy, { recursive: true });
    chmodSync(copy, 0o700);
    writeFileSync(join(copy, 'standby.signal'), '');
    if (program.owner) giveTo(copy, program.owner);
    replicas.push(new PostgresServer(program, copy, await freePort(), primary.port));
  }
  for (const server of [primary, ...replicas]) await server.start();
  return {
    primary,
    replicas,
    stop: async () => {
      for (const server of [...replicas, primary]) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export class PostgresServer {
  private child: ChildProcess | null = null;

  constructor(
    private readonly program: PostgresProgram,
    private readonly dir: string,
    readonly port: number,
    private readonly primaryPort?: number,
  ) {}

  get url(): string {
    return `postgres://handover@127.0.0.1:${this.port}/postgres`;
  }

  async rows<Row extends object>(sql: string, url = this.url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async start(): Promise<void> {
    const settings: Record<string, string> = { ...SETTINGS, port: String(this.port) };
    if (this.primaryPort) settings.primary_conninfo = `host=127.0.0.1 port=${this.primaryPort} user=handover`;
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = this.program.spawn(this.program.postgres, ['-D', this.dir, ...args], { stdio: 'ignore' });
    this.child = child;
    await until(() => isReady(this.dir, child));
  }

  /** SIGQUIT: at once, as in a crash. */
  async stop(signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    this.signal('SIGCONT', child);
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  /** The server keeps its connections and answers nothing, until it is thawed. */
  freeze(): void {
    if (this.child) this.signal('SIGSTOP', this.child);
  }

  thaw(): void {
    if (this.child) this.signal('SIGCONT', this.child);
  }

  private signal(signal: NodeJS.Signals, { pid }: ChildProcess): void {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    for (const each of [Number(pid), ...children.map(Number)])
      try {
        process.kill(each, signal);
      } catch {
        // it has ended meanwhile
      }
  }
}

function giveTo(dir: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const entry of ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })])
    chownSync(join(dir, entry), uid, gid);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
