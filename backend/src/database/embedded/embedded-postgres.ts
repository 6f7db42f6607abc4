import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../../common/config/config.values.js';
import { lockDataDir } from './data-dir-lock.js';
import { PLANNER_SETTINGS } from './planner-settings.js';
import {
  type Cluster,
  DATABASE,
  delay,
  end,
  isReady,
  kill,
  prepareCluster,
  ROLE,
  stopOrphan,
} from './postgres-cluster.js';
import { findPostgres, type PostgresProgram } from './postgres-program.js';

/** Tuned for a small machine with two cores. Passed at every start, so that a new version can change them. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  ...PLANNER_SETTINGS,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Log server events only: statement errors reach Handover and its log.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // After a crash PostgreSQL first makes all data files durable. One call for the file system instead of one per file
  // takes a third off the time until it answers again.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};
/** Below the ephemeral port range, so that the stored port is likely free at the next start. */
const PORTS = { from: 20_000, to: 32_000 };
const LOST_TO_ANOTHER = /could not bind|could not create any TCP\/IP sockets/;
/** Maximum delay between restart attempts; must stay below the 2 s of Retry-After sent meanwhile. */
const LONGEST_REST_MS = 1_500;
/** After a kill -9 of the postmaster its children need time to exit. */
const STILL_CLOSING = /is still in use|lock file "postmaster.pid" already exists/;

export interface EmbeddedPostgres {
  readonly url: string;
  /** Pid of the server process; changes after a restart. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Server settings that override ours, for tests. */
  settings?: Record<string, string>;
}

/**
 * Starts the bundled PostgreSQL with its files in `dataDir/postgres` and keeps it running until `stop()`. Throws
 * ConfigError, with one sentence for the operator, if the machine does not allow it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const lock = lockDataDir(options.dataDir);
  try {
    const program = await findPostgres(options.dataDir);
    const cluster = await prepareCluster(options.dataDir, program);
    const server = new Server(options, program, cluster, log);
    await server.start();
    return {
      url: `postgres://${ROLE}:${cluster.password}@127.0.0.1:${server.port}/${DATABASE}`,
      get pid() {
        return server.pid;
      },
      stop: () => server.stop().finally(() => lock.release()),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

class Server {
  port = 0;
  private child: ChildProcess | null = null;
  private stopping = false;
  private readonly logFile: string;
  private readonly portFile: string;
  private readonly killOnExit = () => this.child?.pid && kill(this.child.pid, 'SIGINT');

  constructor(
    private readonly options: EmbeddedPostgresOptions,
    private readonly program: PostgresProgram,
    private readonly cluster: Cluster,
    private readonly log: (line: string) => void,
  ) {
    this.logFile = join(options.dataDir, 'postgres.log');
    this.portFile = join(options.dataDir, 'postgres-port');
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<void> {
    process.on('exit', this.killOnExit);
    try {
      await stopOrphan(this.cluster.dir, this.log);
      this.port = await this.storedOrFreePort();
      while (!(await this.launch())) this.port = await freePort();
      writeFileSync(this.portFile, `${this.port}\n`);
    } catch (error) {
      process.off('exit', this.killOnExit);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (child?.pid) await end(child.pid, () => !hasEnded(child));
    process.off('exit', this.killOnExit);
  }

  /** True once it accepts connections, false if another program has the port. */
  private async launch(): Promise<boolean> {
    for (let attempt = 0; ; attempt++) {
      const child = this.spawn();
      this.child = child;
      while (!hasEnded(child)) {
        if (await isReady(this.cluster.dir, child)) {
          child.once('exit', () => void this.restart());
          return true;
        }
        await delay(10);
      }
      const said = readFileSync(this.logFile, 'utf8');
      if (LOST_TO_ANOTHER.test(said)) return false;
      if (this.stopping) return true;
      if (!STILL_CLOSING.test(said) || attempt === 50)
        throw new ConfigError(`PostgreSQL did not start: ${lastProblem(said)} (${this.logFile})`);
      await delay(200);
    }
  }

  private spawn(): ChildProcess {
    if (existsSync(this.logFile)) renameSync(this.logFile, `${this.logFile}.1`);
    const settings = { ...SETTINGS, ...this.options.settings, port: String(this.port) };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const output = openSync(this.logFile, 'w', 0o600);
    // In its own process group: Ctrl+C reaches only Handover, which stops PostgreSQL after its last request.
    const child = this.program.spawn(this.program.postgres, ['-D', this.cluster.dir, ...flags], {
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.on('error', (error) => this.log(`PostgreSQL: ${error.message}`));
    child.unref();
    return child;
  }

  /** The server was ended from outside: restart it on the same port, so that the pools reconnect. */
  private async restart(): Promise<void> {
    for (let wait = 0; !this.stopping; wait = Math.min(LONGEST_REST_MS, wait * 2 + 100)) {
      this.log('PostgreSQL ended unexpectedly and is started again.');
      await delay(wait);
      if (this.stopping) return;
      try {
        if (await this.launch()) return;
      } catch (error) {
        this.log((error as Error).message);
      }
    }
  }

  private async storedOrFreePort(): Promise<number> {
    const stored = existsSync(this.portFile) ? Number(readFileSync(this.portFile, 'utf8')) : 0;
    return stored > 0 && (await isFree(stored)) ? stored : freePort();
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function lastProblem(log: string): string {
  const lines = log.trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
