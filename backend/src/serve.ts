import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from 'nestjs-pino';
import { FirstAdmin, type PrintedAdmin } from './auth/first-admin.js';
import type { Config } from './common/config.js';
import { isWorker, tellPrimary } from './common/primary-link.js';
import { startTracing } from './common/tracing.js';
import { createApp } from './create-app.js';
import { Database } from './database/database.js';
import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { FileStore } from './files/file-store.js';
import { seedDemo, seedText } from './demo/seed.js';
import { Readiness } from './operations/readiness.js';
import { openDataSource, refuseForgetful } from './schema/data-source.js';
import type { Stop } from './stop-signals.js';

/**
 * One process that serves requests, alone or as a worker. Brings everything up in order; `undo` collects how to take it
 * down again, in reverse. Returns what comes before that. `startedDatabase` is the embedded one of the primary process.
 */
export async function serve(config: Config, undo: Stop[], startedDatabase?: string): Promise<Stop> {
  if (config.otlpEndpoint) undo.push(await startTracing(config.otlpEndpoint, config.tracesShare));
  const url = config.databaseUrl ?? startedDatabase ?? (await startOwnDatabase(config, undo));
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
          files: app.get(FileStore, { strict: false }),
        }),
      )
    : '';
  const madeAdmin = await app.get(FirstAdmin).ensure();
  await app.listen(config.port, config.host).catch((error: unknown) => {
    // the next start does not make this admin again, so the password is shown even if the port is taken
    process.stdout.write(signIn(madeAdmin));
    throw error;
  });
  const text = welcome(config, madeAdmin) + demo;
  // the primary process prints the text of its first worker
  if (isWorker()) tellPrimary({ ready: text });
  else process.stdout.write(text);
  return async () => {
    app.get(Readiness).stopping();
    await sleep(config.shutdownDelaySeconds * 1_000);
  };
}

async function startOwnDatabase(config: Config, undo: Stop[]): Promise<string> {
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  undo.push(() => embedded.stop());
  return embedded.url;
}

function welcome(config: Config, madeAdmin: PrintedAdmin | null): string {
  const lines = [`Handover is running on ${config.publicUrl}`];
  if (config.paymentsMode === 'sandbox')
    lines.push('Payments are a test: no money moves. Card 4242 4242 4242 4242, any future date, any code.');
  return `\n${lines.join('\n')}\n${signIn(madeAdmin)}\n`;
}

const signIn = (made: PrintedAdmin | null): string =>
  made
    ? `Sign in as admin with ${made.email} and the password ${made.password} (shown only this once).\n`
    : '';
