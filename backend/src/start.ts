import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { FirstAdmin, type PrintedAdmin } from './auth/first-admin.js';
import { Logger } from 'nestjs-pino';
import { Config } from './common/config.js';
import { ConfigError } from './common/config.values.js';
import { createApp } from './create-app.js';
import { openDataSource, refuseForgetful } from './schema/data-source.js';
import { Database } from './database/database.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { seedDemo, seedText } from './demo/seed.js';
import { Readiness } from './operations/readiness.js';
import { onStopSignals } from './stop-signals.js';

/** After SHUTDOWN_DELAY, a stop takes this long at most, whatever hangs. */
const LONGEST_STOP_MS = 10_000;

type Stop = () => Promise<unknown>;

/** Brings everything up in order; `undo` collects how to take it down again, in reverse. */
async function start(undo: Stop[]): Promise<void> {
  const config = new Config(process.env);
  const url = config.databaseUrl ?? (await startOwnDatabase(config, undo));
  const dataSource = await openDataSource(config, url);
  // the application closes it when it stops; this is for a start that fails before
  undo.push(() => (dataSource.isInitialized ? dataSource.destroy() : Promise.resolve()));
  if (config.production) await refuseForgetful(dataSource);
  const app = await createApp(config, dataSource);
  undo.push(() => app.close());
  // an unhandled rejection in a library, such as when the database goes away, must not end all connections
  process.on('unhandledRejection', (error) => app.get(Logger).error({ err: error }, 'unhandled rejection'));
  const demo = process.argv.includes('--demo')
    ? seedText(
        await seedDemo(app.get(Database), {
          production: config.production,
          sandbox: config.paymentsMode === 'sandbox',
        }),
      )
    : '';
  const madeAdmin = await app.get(FirstAdmin).ensure();
  await app.listen(config.port, config.host);
  beforeStop = async () => {
    app.get(Readiness).stopping();
    await sleep(config.shutdownDelaySeconds * 1_000);
  };
  say(welcome(config, madeAdmin) + demo);
  // now and not at the end: a process that is killed has none
  flushCompileCache();
}

async function startOwnDatabase(config: Config, undo: Stop[]): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => say(`${line}\n`) });
  undo.push(() => embedded.stop());
  return embedded.url;
}

function welcome(config: Config, madeAdmin: PrintedAdmin | null): string {
  const lines = [`Handover is running on ${config.publicUrl}`];
  if (config.paymentsMode === 'sandbox')
    lines.push('Payments are a test: no money moves. Card 4242 4242 4242 4242, any future date, any code.');
  if (madeAdmin)
    lines.push(
      `Sign in as admin with ${madeAdmin.email} and the password ${madeAdmin.password} (shown only this once).`,
    );
  return `\n${lines.join('\n')}\n\n`;
}

const say = (text: string) => process.stdout.write(text);

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
/** Gives load balancers time to send their requests elsewhere. */
let beforeStop: Stop = () => Promise.resolve();
// a closed terminal takes no more output; that must not end a stop half way
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
onStopSignals(
  () => void stop(undo, 0),
  (code) => process.exit(code),
);
start(undo).catch((error: unknown) => {
  process.stderr.write(`\nHandover could not start: ${plainly(error)}\n`);
  void stop(undo, 1);
});
