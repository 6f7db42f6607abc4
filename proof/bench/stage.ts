// The servers under measurement: PostgreSQL, the product as it is built, and the peers. Ends what it started.
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Config } from '../../backend/src/common/config/config.js';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/database/embedded/embedded-postgres.js';
import { migrate } from '../../backend/src/schema/migrate.js';
import { Product } from '../siege/product.js';
import { freePort } from '../torture/processes.js';
import { fill } from './fill.js';
import { materialOf, type Material } from './jobs.js';
import { SECRET } from './requests.js';

const PEERS = join(import.meta.dirname, 'peers');
const READY_MS = 30_000;
/** Contracts of the large database, unless the command line says otherwise, and its members at most. */
export const LARGE = 1_000_000;
/** The same for all servers; the disk is waited for. */
const POSTGRES = { shared_buffers: '1GB', max_wal_size: '8GB', max_connections: '200' };

/** As many as the product has: its pool and those for quick statements. */
const CONNECTIONS = 16 + 4;
/**
 * As in production, where every request is logged. Loopback only, without https and with test payments, none of which a
 * request takes notice of.
 */
const PRODUCTION = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  PAYMENTS_SANDBOX: 'true',
};

export type PeerName = 'p1' | 'p2' | 'react' | 'ws';

export interface Peer {
  port: number;
  pid: number;
}

/** A filled database with the product and the peers with an API on it. */
export interface Scene {
  url: string;
  client: pg.Client;
  material: Material;
  product: Product;
  p1: Peer;
  /** Sends the statements of one turn of the event loop together, without waiting for the answers to earlier ones. */
  p1Pipelined: Peer;
  /** With the fields of the product's REST API. */
  p1Fields: Peer;
  p2: Peer;
}

export class Stage {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'handover-bench-'));
  private readonly peers: ChildProcess[] = [];
  private readonly products: Product[] = [];
  private postgres: EmbeddedPostgres | undefined;
  private opened: Promise<Scene> | undefined;
  private largeUrl: Promise<string> | undefined;
  private isFilling = false;
  private isStopping = false;

  constructor(
    private readonly rows: number,
    readonly large = LARGE,
  ) {}

  /** The servers that most parts measure; started by the first part that needs them. */
  scene(): Promise<Scene> {
    return (this.opened ??= this.openScene());
  }

  private async openScene(): Promise<Scene> {
    const url = await this.database('bench', this.rows);
    const client = await connected(url);
    for (const file of ['p1.sql', 'p2.sql']) await client.query(readFileSync(join(PEERS, file), 'utf8'));
    await client.query('vacuum analyze');
    return {
      url,
      client,
      material: await materialOf(client),
      product: await this.product(url),
      p1: await this.peer('p1', url),
      p1Pipelined: await this.peer('p1', url, { PIPELINES: '4' }),
      p1Fields: await this.peer('p1', url, { FIELDS: 'product' }),
      p2: await this.peer('p2', url),
    };
  }

  /** Installs the peers' packages, which the product's own install leaves out, if they are missing. */
  static install(): void {
    if (existsSync(join(PEERS, 'node_modules/.package-lock.json'))) return;
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: PEERS,
      stdio: 'inherit',
    });
  }

  /** Settings for a program of the product that runs in this process. */
  config(databaseUrl: string): Config {
    return new Config({
      DATA_DIR: this.dataDir,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: SECRET,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    });
  }

  /** Shared by the parts that need it, because filling it takes minutes. */
  largeDatabase(): Promise<string> {
    return (this.largeUrl ??= this.database('large', this.large));
  }

  /** Creates a database with the product's tables and this many contracts; returns its URL. */
  async database(name: string, contracts: number): Promise<string> {
    this.postgres ??= await startEmbeddedPostgres({ dataDir: this.dataDir, settings: POSTGRES });
    const url = new URL(this.postgres.url);
    const client = await connected(url.href);
    await client.query(`create database ${name}`);
    await client.end();
    url.pathname = `/${name}`;
    await migrate(this.config(url.href), url.href);
    this.goOn();
    this.isFilling = true;
    await fill(url.href, contracts, Math.min(contracts, LARGE));
    this.isFilling = false;
    return url.href;
  }

  /**
   * The product as `npm start` runs it in production, with all its guards except for the limits per address and member. Its
   * log goes to a file. Without a URL it has a PostgreSQL of its own in an empty folder.
   */
  async product(databaseUrl: string | null, settings: Record<string, string> = {}): Promise<Product> {
    this.goOn();
    const product = await Product.start({
      settings: {
        ...PRODUCTION,
        SESSION_SECRET: SECRET,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...settings,
      },
      logFile: join(this.dataDir, `product-${this.products.length}.log`),
    });
    this.products.push(product);
    return product;
  }

  /** A peer from peers/, which reports when it listens. */
  async peer(name: PeerName, databaseUrl = '', settings: Record<string, string> = {}): Promise<Peer> {
    const port = await freePort();
    this.goOn();
    const child = fork(join(PEERS, `${name}.js`), {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        CONNECTIONS: String(CONNECTIONS),
        SESSION_SECRET: SECRET,
        ...settings,
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.peers.push(child);
    await once(child, 'message', { signal: AbortSignal.timeout(READY_MS) });
    return { port, pid: child.pid as number };
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    // otherwise the scene would be waited for until its tables are full
    if (this.isFilling) await this.stopPostgres();
    await this.opened?.then(({ client }) => client.end()).catch(() => undefined);
    for (const child of this.peers.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    for (const product of this.products.splice(0)) await product.remove();
    await this.stopPostgres();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Called before each step that takes long or starts a process. */
  private goOn(): void {
    if (this.isStopping) throw new Error('The bench is stopping.');
  }

  private async stopPostgres(): Promise<void> {
    await this.postgres?.stop();
    this.postgres = undefined;
  }
}

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
