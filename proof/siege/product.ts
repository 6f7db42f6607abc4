import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../torture/processes.js';

const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'backend/dist');
/** As backend/start.mjs starts it. */
export const MEMORY = JSON.parse(readFileSync(join(ROOT, 'backend/memory-settings.json'), 'utf8')) as {
  node: string[];
  environment: Record<string, string>;
};
const MAIN = join(DIST, 'bundle/main.js');
/** Sabotage changes single files, so it needs the build without the bundle. */
const UNBUNDLED = join(DIST, 'main.js');
const SABOTAGE = pathToFileURL(join(import.meta.dirname, 'sabotage.mjs')).href;
const READY_MS = 60_000;
const STOPS_MS = 30_000;
const MOST_OUTPUT = 500;

export interface ProductOptions {
  settings?: Record<string, string>;
  /** Arguments of the product itself, such as --demo. */
  args?: string[];
  /** The program of another build. */
  main?: string;
  /** Its data folder; by default a temporary one that is removed afterwards. */
  dataDir?: string;
  /** The file that its log is appended to; without one, only the last lines are kept. */
  logFile?: string;
}

export interface Stopped {
  code: number | null;
  ms: number;
}

/** The product as it is built and started by `npm start`, with a PostgreSQL of its own, on a free port. */
export class Product {
  readonly dataDir: string;
  /** The last lines of what it wrote to pipes. */
  private piped = '';
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly options: ProductOptions,
  ) {
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'handover-siege-'));
  }

  static async start(options: ProductOptions = {}): Promise<Product> {
    if (!existsSync(MAIN)) throw new Error('There is no build to besiege: npm run build.');
    const product = new Product(await freePort(), options);
    await product.start();
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last lines of its output. */
  get output(): string {
    const { logFile } = this.options;
    return logFile
      ? execFileSync('tail', ['-c', String(MOST_OUTPUT), logFile], { encoding: 'utf8' })
      : this.piped;
  }

  /** Starts it, or restarts it on the same data; resolves when it is ready for requests. */
  async start(): Promise<void> {
    const { logFile } = this.options;
    const log = logFile ? openSync(logFile, 'a') : 'pipe';
    const { PATH, SIEGE_LOG = 'error', SIEGE_NODE_FLAGS = '', SABOTAGE: broken } = process.env;
    const child = spawn(
      process.execPath,
      [
        ...MEMORY.node,
        ...SIEGE_NODE_FLAGS.split(' ').filter(Boolean),
        ...(broken ? ['--import', SABOTAGE] : []),
        this.options.main ?? (broken ? UNBUNDLED : MAIN),
        ...(this.options.args ?? []),
      ],
      {
        env: {
          PATH,
          ...MEMORY.environment,
          PORT: String(this.port),
          DATA_DIR: this.dataDir,
          SESSION_SECRET,
          RATE_LIMITS: 'off',
          LOG_LEVEL: SIEGE_LOG,
          ...(broken && { SABOTAGE: broken }),
          ...this.options.settings,
        },
        stdio: ['ignore', log, log],
      },
    );
    if (log !== 'pipe') closeSync(log);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (this.piped = (this.piped + String(text)).slice(-MOST_OUTPUT)));
    this.child = child;
    try {
      await this.ready(READY_MS);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Waits until it is ready; returns how long that took, in milliseconds. */
  async ready(withinMs: number): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < withinMs) {
      if (!this.isAlive) throw new Error(`The product ended while it was waited for: ${this.output}`);
      const signal = AbortSignal.timeout(2_000);
      const ready = await fetch(`${this.url}/readyz`, { signal }).catch(() => null);
      await ready?.body?.cancel();
      if (ready?.status === 200) return performance.now() - began;
      await pause(50);
    }
    throw new Error(`The product was not ready within ${withinMs / 1000} s: ${this.output}`);
  }

  /** Resident memory in MB. */
  get residentMb(): number {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1];
    return Number(kb) / 1024;
  }

  /** The process id of its PostgreSQL; 0 if none runs. */
  get postmaster(): number {
    const file = join(this.dataDir, 'postgres/postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  }

  get databaseUrl(): string {
    const read = (name: string) => readFileSync(join(this.dataDir, name), 'utf8').trim();
    return `postgres://handover:${read('postgres-password')}@127.0.0.1:${read('postgres-port')}/handover`;
  }

  /** The log of its PostgreSQL since its last start. */
  get databaseLog(): string {
    return readFileSync(join(this.dataDir, 'postgres.log'), 'utf8');
  }

  /** Asks it to stop and waits until it has stopped. */
  async stop(): Promise<Stopped> {
    const { child } = this;
    const began = performance.now();
    if (child && this.isAlive) {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), STOPS_MS);
      await once(child, 'exit');
      clearTimeout(late);
    }
    return { code: child?.exitCode ?? null, ms: performance.now() - began };
  }

  /** Stops it and leaves nothing behind. */
  async remove(): Promise<void> {
    await this.stop();
    if (!this.options.dataDir) rmSync(this.dataDir, { recursive: true, force: true });
  }
}

const SESSION_SECRET = 'a secret of the siege, longer than 32 characters';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
