import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPgBouncer, type PgBouncer } from '../../backend/test/support/servers/pgbouncer.js';
import { Person } from '../../backend/test/support/person.js';
import {
  freePort,
  startReplication,
  type Replication,
} from '../../backend/test/support/servers/replication.js';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';
import { MEMORY } from '../siege/product.js';
import { end, missing, untilReady } from './programs.js';
import { startNginx } from './nginx.js';
import { Redis } from './redis.js';

const MAIN = join(import.meta.dirname, '../../backend/dist/bundle/main.js');
const START_MS = 120_000;
const ANSWER_MS = 2_000;

export interface ServerProcess {
  port: number;
  url: string;
  child: ChildProcess;
  settings: Settings;
}

/** Undefined: as if it were not set. */
type Settings = Record<string, string | undefined>;

/** A primary with a replica that is late, Redis if there is one, and processes of the product on loopback. */
export class Rig {
  readonly folder = mkdtempSync(join(tmpdir(), 'handover-many-'));
  servers!: Replication;
  readonly redis = new Redis();
  private pooler: PgBouncer | undefined;
  private readonly helpers: ChildProcess[] = [];
  private readonly running: ServerProcess[] = [];

  static async start(lateSeconds: number): Promise<Rig> {
    const rig = new Rig();
    chmodSync(rig.folder, 0o755);
    rig.servers = await startReplication(1);
    const [replica] = rig.servers.replicas;
    await replica?.rows(`alter system set recovery_min_apply_delay = '${lateSeconds}s'`);
    await replica?.rows('select pg_reload_conf()');
    if (missing('redis-server') === null) await rig.redis.start();
    return rig;
  }

  /** Processes that start at once. */
  async processes(count: number, settings: Settings = {}): Promise<ServerProcess[]> {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const port = await freePort();
        const one = { port, url: `http://127.0.0.1:${port}`, settings, child: this.run(port, settings) };
        this.running.push(one);
        await started(one);
        return one;
      }),
    );
  }

  /** Ends it, by default in good order, and starts the next one on the same port. */
  async restart(one: ServerProcess, signal: NodeJS.Signals = 'SIGTERM', awayMs = 0): Promise<void> {
    await end(one.child, signal);
    await sleep(awayMs);
    one.child = this.run(one.port, one.settings);
    await started(one);
  }

  async stop(processes: ServerProcess[]): Promise<void> {
    for (const { child } of processes) await end(child, 'SIGTERM');
  }

  /** The address of nginx in front of processes at these ports. */
  async nginx(ports: number[]): Promise<string> {
    const { url, child } = await startNginx(this.folder, ports);
    this.endsWith(child);
    return url;
  }

  /** A program that is ended with the rig. */
  endsWith(child: ChildProcess): void {
    this.helpers.push(child);
  }

  /** The address of PgBouncer before the primary. */
  async pgbouncer(): Promise<string> {
    this.pooler ??= await startPgBouncer(this.servers.primary.url);
    return this.pooler.url;
  }

  /** Ends what a part that failed has left running. */
  async stopAll(): Promise<void> {
    for (const { child } of this.running.splice(0)) await end(child, 'SIGKILL');
  }

  async remove(): Promise<void> {
    await this.stopAll();
    // nginx stops its workers only on a signal that it can handle
    for (const helper of this.helpers) await end(helper, 'SIGTERM');
    await this.pooler?.stop();
    await this.redis.stop();
    await this.servers.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(port: number, settings: Settings): ChildProcess {
    return spawn(process.execPath, [...MEMORY.node, MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...MEMORY.environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(this.folder, 'data'),
        DATABASE_URL: this.servers.primary.url,
        DATABASE_POOL_SIZE: '6',
        SESSION_SECRET: 'a secret of the rig, longer than 32 characters',
        STRIPE_SECRET_KEY: SANDBOX_KEY,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        SHUTDOWN_DELAY: '0',
        ...(this.redis.url && { REDIS_URL: this.redis.url }),
        ...settings,
      },
    });
  }
}

const started = ({ child, url }: ServerProcess): Promise<void> =>
  untilReady(
    child,
    () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    START_MS,
  );

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
