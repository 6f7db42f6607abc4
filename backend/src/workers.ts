import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import type { Config } from './common/config/config.js';
import { ConfigError } from './common/config/config.values.js';
import { STARTED_DATABASE, type FromPrimary, type FromWorker } from './common/cluster/primary-link.js';
import { databaseUrl } from './database/embedded/database-url.js';
import type { Stop } from './stop-signals.js';

/** More crashes than this within a minute: the program ends, and its supervisor decides. */
const MOST_CRASHES = 5;
const MINUTE_MS = 60_000;
/** A worker needs SHUTDOWN_DELAY and ten seconds at most; then it is killed. */
const STOP_MS = 11_000;
/** What each worker connects with besides its pool and the pipelines: job worker, payment sandbox. */
const OTHER_CONNECTIONS = 13;

/**
 * The primary process (docs/adr/0024): starts the embedded database and the workers, which share the port. It passes
 * events between them, counts for the rate limits, adds up metrics, and replaces a worker that dies.
 */
export async function startWorkers(config: Config, undo: Stop[], giveUp: () => void): Promise<Stop> {
  const perWorker = Math.ceil(config.databasePoolSize * 1.25) + OTHER_CONNECTIONS;
  const max_connections = String(Math.max(100, 20 + config.workers * perWorker));
  const url = await databaseUrl(config, undo, { max_connections });
  const workers = new Workers(config, { [STARTED_DATABASE]: url }, giveUp);
  undo.push(() => workers.stop());
  await workers.start();
  return () => workers.stop();
}

class Workers {
  private isStopping = false;
  private crashes: number[] = [];
  private readonly metrics = new AggregatorRegistry();

  constructor(
    private readonly config: Config,
    private readonly environment: Record<string, string>,
    private readonly giveUp: () => void,
  ) {
    new RateLimiterClusterMaster();
    cluster.on('message', (from, message: FromWorker) => void this.hear(from, message));
  }

  /** The first worker brings the tables up to date and makes the first admin, while the others would only wait. */
  async start(): Promise<void> {
    const first = this.fork();
    const died = once(first, 'exit').then(() => {
      if (!this.isStopping)
        throw new ConfigError('the first worker process has ended, for the reason above.');
    });
    await Promise.race([died, isReady(first).then((text) => process.stdout.write(text))]);
    died.catch(() => undefined);
    cluster.on('exit', (worker, code, signal) => this.ended(worker, signal || `code ${code}`));
    if (this.isStopping) return;
    for (let count = 1; count < this.config.workers; count++) this.fork();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const workers = all();
    const ended = Promise.all(
      workers.filter((worker) => !worker.isDead()).map((worker) => once(worker, 'exit')),
    );
    for (const { process: one } of workers) one.kill('SIGTERM');
    await Promise.race([
      ended,
      sleep(this.config.shutdownDelaySeconds * 1_000 + STOP_MS, undefined, { ref: false }),
    ]);
    for (const { process: one } of all()) one.kill('SIGKILL');
  }

  private fork(): Worker {
    const worker = cluster.fork(this.environment);
    // a message to a worker that has just died
    worker.on('error', () => undefined);
    return worker;
  }

  private ended(worker: Worker, reason: string): void {
    if (this.isStopping) return;
    say(`Worker process ${worker.process.pid} ended (${reason}) and is replaced.`);
    for (const other of all()) tell(other, { missed: true });
    const now = performance.now();
    this.crashes = [...this.crashes.filter((at) => now - at < MINUTE_MS), now];
    if (this.crashes.length > MOST_CRASHES) {
      say(`More than ${MOST_CRASHES} worker processes ended within a minute: Handover stops.`);
      this.giveUp();
    } else this.fork();
  }

  private async hear(from: Worker, { event, metricsFor }: FromWorker): Promise<void> {
    if (event !== undefined) for (const other of all()) if (other !== from) tell(other, { event });
    if (metricsFor !== undefined)
      tell(from, { metricsFor, metrics: await this.metrics.clusterMetrics().catch(() => null) });
  }
}

const all = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function tell(worker: Worker, message: FromPrimary): void {
  if (worker.isConnected()) worker.send(message);
}

function isReady(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('message', ({ ready }: FromWorker) => ready !== undefined && resolve(ready));
  });
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
