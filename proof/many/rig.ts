import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Person } from '../../backend/test/support/person.js';
import { freePort, startReplication, type Replication } from '../../backend/test/support/replication.js';
import { SANDBOX_KEY } from '../../backend/test/support/sandbox-key.js';
import { until } from '../../backend/test/support/until.js';
import { environmentOfStart, flagsOfStart } from '../siege/product.js';

const MAIN = join(import.meta.dirname, '../../backend/dist/main.js');
const START_MS = 120_000;

export interface ServerProcess {
  port: number;
  url: string;
  child: ChildProcess;
  settings: Record<string, string>;
}

/** Why a program of the machine cannot be used; null if it can. */
export const missing = (program: string, args: string[] = ['--version']): string | null =>
  spawnSync(program, args).error ? `${program} is not installed` : null;

/** PgBouncer 1.21 or newer knows max_prepared_statements. */
export const PGBOUNCER = process.env.PGBOUNCER ?? 'pgbouncer';
export function missingPgBouncer(): string | null {
  const { stdout } = spawnSync(PGBOUNCER, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  const isNew = Number(major) > 1 || Number(minor) >= 21;
  return isNew ? null : 'PgBouncer 1.21 or newer is not installed (PGBOUNCER names its path)';
}

/** A primary with a replica that is late, Redis if there is one, and processes of the product on loopback. */
export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'handover-many-'));
  servers!: Replication;
  redisUrl: string | null = null;
  private readonly helpers: ChildProcess[] = [];
  private readonly running: ServerProcess[] = [];

  static async start(lateSeconds: number): Promise<Rig> {
    const rig = new Rig();
    chmodSync(rig.folder, 0o755);
    rig.servers = await startReplication(1);
    const [replica] = rig.servers.replicas;
    await replica?.rows(`alter system set recovery_min_apply_delay = '${lateSeconds}s'`);
    await replica?.rows('select pg_reload_conf()');
    if (missing('redis-server') === null) {
      const port = await freePort();
      rig.help('redis-server', ['--port', String(port), '--save', '']);
      await until(() => accepts(port));
      rig.redisUrl = `redis://127.0.0.1:${port}`;
    }
    return rig;
  }

  /** Processes that start at once. */
  async processes(count: number, settings: Record<string, string> = {}): Promise<ServerProcess[]> {
    const started = await Promise.all(
      Array.from({ length: count }, async () => {
        const port = await freePort();
        const one = { port, url: `http://127.0.0.1:${port}`, settings, child: this.run(port, settings) };
        this.running.push(one);
        return one;
      }),
    );
    for (const { port } of started) await until(() => isReady(port), START_MS);
    return started;
  }

  /** SIGTERM, and the next one on the same port. */
  async restart(one: ServerProcess): Promise<void> {
    const closed = once(one.child, 'close');
    one.child.kill('SIGTERM');
    await closed;
    one.child = this.run(one.port, one.settings);
    await until(() => isReady(one.port), START_MS);
  }

  async stop(processes: ServerProcess[]): Promise<void> {
    for (const { child } of processes) await end(child, 'SIGTERM');
  }

  /** nginx with its defaults: it avoids a server for 10 seconds after a refused connection. */
  async nginx(ports: number[]): Promise<string> {
    const port = await freePort();
    const file = join(this.folder, 'nginx.conf');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      file,
      `user root; worker_processes 1; daemon off; pid ${this.folder}/nginx.pid; error_log /dev/null;
       events { worker_connections 4096; }
       http {
         access_log off;
         ${folders.map((name) => `${name}_temp_path ${this.folder}/${name};`).join(' ')}
         map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
         upstream handover { ${ports.map((each) => `server 127.0.0.1:${each};`).join(' ')} }
         server {
           listen 127.0.0.1:${port};
           location / {
             proxy_pass http://handover; proxy_http_version 1.1; proxy_read_timeout 3600s;
             proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
           }
         }
       }`,
    );
    this.help('nginx', ['-c', file]);
    await until(() => accepts(port));
    return `http://127.0.0.1:${port}`;
  }

  /** The address of PgBouncer in transaction mode before the primary. */
  async pgbouncer(): Promise<string> {
    const { url, port: database } = this.servers.primary;
    const port = await freePort();
    const file = join(this.folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${database} user=handover
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_prepared_statements = 200
max_client_conn = 1000
`,
      { mode: 0o644 },
    );
    this.help(PGBOUNCER, [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file]);
    await until(() => accepts(port));
    return Object.assign(new URL(url), { port: String(port) }).href;
  }

  /** Ends what a part that failed has left running. */
  async stopAll(): Promise<void> {
    for (const { child } of this.running.splice(0)) await end(child, 'SIGKILL');
  }

  async remove(): Promise<void> {
    await this.stopAll();
    // nginx stops its workers only on a signal that it can handle
    for (const helper of this.helpers) await end(helper, 'SIGTERM');
    await this.servers.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private help(program: string, args: string[]): void {
    this.helpers.push(spawn(program, args, { stdio: 'ignore' }));
  }

  private run(port: number, settings: Record<string, string>): ChildProcess {
    return spawn(process.execPath, [...flagsOfStart(), MAIN], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        ...environmentOfStart(),
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(this.folder, 'data'),
        DATABASE_URL: this.servers.primary.url,
        DATABASE_POOL_SIZE: '6',
        SESSION_SECRET: 'a secret of the rig, longer than 32 characters',
        STRIPE_SECRET_KEY: SANDBOX_KEY,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...(this.redisUrl && { REDIS_URL: this.redisUrl }),
        ...settings,
      },
    });
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

let people = 0;
export async function member(url: string): Promise<Person> {
  const person = new Person(url);
  await person.register(`member-${people++}@example.com`);
  return person;
}

/** The same member, with the same cookies, at another process. */
export const at = (url: string, person: Person): Person =>
  Object.assign(new Person(url), { cookie: person.cookie, id: person.id, email: person.email });

export const anyOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
