import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';

const BUILT = join(import.meta.dirname, '../../backend/dist/main.js');
const START = join(import.meta.dirname, '../../backend/start.mjs');
/** Generous: how fast a process starts is a figure of its own. */
const READY_MS = 90_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** One process of the product, on a port that stays the same after restarts. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'handover-torture-'));

  private constructor(
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  static async start(settings: Record<string, string>): Promise<ServerProcess> {
    if (!existsSync(BUILT)) throw new Error('What is tortured is the product as it is built: npm run build');
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts or restarts it; resolves with the milliseconds until it answered. */
  async start(): Promise<number> {
    const began = performance.now();
    const child = fork(join(import.meta.dirname, 'server.ts'), {
      execArgv: ['--import', pathToFileURL(join(import.meta.dirname, 'built.mjs')).href],
      env: this.environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const ready = once(child, 'message', { signal: AbortSignal.timeout(READY_MS) });
    const died = once(child, 'exit').then(() =>
      Promise.reject(new Error('The server died while it started.')),
    );
    died.catch(() => undefined);
    await Promise.race([ready, died]);
    return performance.now() - began;
  }

  /**
   * Starts the product as `npm start` does, from its bundle and without the points at which it can be told to die;
   * resolves with the milliseconds until it answered. It is killed with signal 9 afterwards.
   */
  async startAsBundle(): Promise<number> {
    const began = performance.now();
    const child = spawn(process.execPath, [START], { env: this.environment(), stdio: 'ignore' });
    const died = once(child, 'exit');
    try {
      while (performance.now() - began < READY_MS) {
        const response = await fetch(`${this.url}/healthz`).catch(() => null);
        if (response?.ok) return performance.now() - began;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error('The bundle did not start.');
    } finally {
      child.kill('SIGKILL');
      await died;
    }
  }

  private environment(): Record<string, string | undefined> {
    return {
      PATH: process.env.PATH,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
      SESSION_SECRET,
      STRIPE_SECRET_KEY: SANDBOX_KEY,
      RATE_LIMITS: 'off',
      LOG_LEVEL: process.env.TORTURE_LOG ?? 'silent',
      ...this.settings,
    };
  }

  /** Tells it to kill itself with signal 9 when it reaches a point. */
  async arm(dieAt: string, nth = 1): Promise<void> {
    this.child?.send({ dieAt, nth });
    await once(this.child as ChildProcess, 'message');
  }

  /** Runs a clock in that process so many times at once; never resolves if the process dies. */
  async runClock(times: number, of: 'transfers' | 'applications' = 'transfers'): Promise<void> {
    this.child?.send({ clocks: times, of });
    await once(this.child as ChildProcess, 'message');
  }

  /** Deletes the files of photos that belong to none. */
  async sweep(): Promise<void> {
    this.child?.send({ sweeps: true });
    await once(this.child as ChildProcess, 'message');
  }

  /** Cancels the kill: another process reached the point first. */
  async disarm(): Promise<void> {
    await this.arm('never');
  }

  get isAlive(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until the process has died; false if it does not. */
  async dies(withinMs: number): Promise<boolean> {
    for (const end = Date.now() + withinMs; Date.now() < end && this.isAlive;)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return !this.isAlive;
  }

  async kill(): Promise<void> {
    if (!this.isAlive) return;
    this.child?.kill('SIGKILL');
    await this.dies(5_000);
  }

  async stop(): Promise<void> {
    if (this.isAlive) {
      this.child?.kill('SIGTERM');
      if (!(await this.dies(10_000))) await this.kill();
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

export const SESSION_SECRET = 'a secret of the torture chamber, longer than 32';
