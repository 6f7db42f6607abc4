import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from './common/config/config.js';
import { ConfigError } from './common/config/config.values.js';
import { STARTED_DATABASE } from './common/cluster/primary-link.js';
import { databaseUrl } from './database/embedded/database-url.js';
import { onStopSignals, type Stop } from './stop-signals.js';

/** After what comes before it, such as SHUTDOWN_DELAY, a stop takes this long at most, whatever hangs. */
const LONGEST_STOP_MS = 10_000;

/** Loading the code blocks the event loop for two seconds, so the programs of an embedded database are started first. */
const HEAD_START_MS = 200;

/** The primary process of several workers loads little: each of them loads the product. */
async function start(undo: Stop[]): Promise<Stop> {
  const config = new Config(process.env);
  if (config.workers === 1 || cluster.isWorker) {
    const url = process.env[STARTED_DATABASE] ?? databaseUrl(config, undo);
    const code = Promise.race([url, sleep(HEAD_START_MS)]).then(() => import('./serve.js'));
    const [{ serve }, started] = await Promise.all([code, url]);
    return serve(config, undo, started);
  }
  return (await import('./workers.js')).startWorkers(config, undo, () => void stop(undo, 1));
}

async function stop(undo: Stop[], code: number): Promise<never> {
  await beforeStop();
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  for (let last = undo.pop(); last; last = undo.pop()) await last().catch(() => undefined);
  process.exit(code);
}

function plainly(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'the port is taken by another program. Set PORT to a free one.';
  return stack ?? String(error);
}

const undo: Stop[] = [];
/** Gives load balancers time to send their requests elsewhere, and workers time to stop. */
let beforeStop: Stop = () => Promise.resolve();
// a closed terminal takes no more output; that must not end a stop half way
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
onStopSignals(
  () => void stop(undo, 0),
  (code) => process.exit(code),
);
start(undo).then(
  (before) => (beforeStop = before),
  (error: unknown) => {
    process.stderr.write(`\nHandover could not start: ${plainly(error)}\n`);
    void stop(undo, 1);
  },
);
