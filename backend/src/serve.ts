import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { FirstAdmin, type PrintedAdmin } from './auth/first-admin.js';
import { Config } from './common/config/config.js';
import { isWorker, tellPrimary } from './common/cluster/primary-link.js';
import { startTracing } from './common/observe/tracing.js';
import { createApp } from './create-app.js';
import { Database } from './database/database.js';
import { FileStore } from './files/file-store.js';
import { Installation, TRIAL_NOTE } from './installation/installation.js';
import { DrainingAdapter } from './http/draining.adapter.js';
import { seedDemo, seedText } from './demo/seed.js';
import { Readiness } from './operations/readiness.js';
import { openDataSource, refuseForgetful, untilDatabaseAnswers } from './schema/data-source.js';
import type { Stop } from './stop-signals.js';
import { PageRenderer } from './web/page.renderer.js';

/**
 * One process that serves requests, alone or as a worker. Brings everything up in order; `undo` collects how to take it
 * down again, in reverse. Returns what comes before that.
 */
export async function serve(config: Config, undo: Stop[], url: string): Promise<Stop> {
  if (config.otlpEndpoint) undo.push(await startTracing(config.otlpEndpoint, config.tracesShare));
  // an unhandled rejection in a library, such as when the database goes away, must not end all connections
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  let logger: Pick<Logger, 'error'> = console;
  const { app, demo, madeAdmin } = await untilDatabaseAnswers(() => prepare(config, url));
  undo.push(() => app.close());
  logger = app.get(Logger);
  await app.listen(config.port, config.host).catch((error: unknown) => {
    // the next start does not make this admin again, so the password is shown even if the port is taken
    process.stdout.write(signIn(madeAdmin));
    throw error;
  });
  const text = welcome(app.get(Config), app.get(Installation), madeAdmin) + demo;
  // the primary process prints the text of its first worker
  if (isWorker()) tellPrimary({ ready: text });
  else process.stdout.write(text);
  return async () => {
    app.get(Readiness).stopping();
    (app.getHttpAdapter() as DrainingAdapter).askToDisconnect();
    await sleep(config.shutdownDelaySeconds * 1_000);
  };
}

/** All that a start does with the database. The application closes its connections when it stops. */
async function prepare(config: Config, url: string) {
  const dataSource = await openDataSource(config, url);
  let app: NestExpressApplication | undefined;
  try {
    if (config.production) await refuseForgetful(dataSource);
    app = await createApp(config, dataSource);
    const demo = process.argv.includes('--demo')
      ? seedText(
          await seedDemo(app.get(Database), {
            production: config.production,
            sandbox: app.get(Config).paymentsMode === 'sandbox',
            files: app.get(FileStore, { strict: false }),
          }),
        )
      : '';
    // last: its password is shown only once
    const [madeAdmin] = await Promise.all([app.get(FirstAdmin).ensure(), warmUp(app)]);
    return { app, demo, madeAdmin };
  } catch (error) {
    await app?.close().catch(() => undefined);
    if (dataSource.isInitialized) await dataSource.destroy().catch(() => undefined);
    throw error;
  }
}

async function warmUp(app: NestExpressApplication): Promise<void> {
  try {
    await app.get(PageRenderer, { strict: false }).warmUp();
  } catch (error) {
    app.get(Logger).error({ err: error }, 'pages could not be rendered at the start');
  }
}

function welcome(config: Config, { isTrial }: Installation, madeAdmin: PrintedAdmin | null): string {
  const lines = [`Handover is running on ${config.publicUrl}`];
  if (isTrial) lines.push(TRIAL_NOTE);
  if (config.paymentsMode === 'sandbox')
    lines.push('Payments are a test: no money moves. Card 4242 4242 4242 4242, any future date, any code.');
  return `\n${lines.join('\n')}\n${signIn(madeAdmin)}\n`;
}

const signIn = (made: PrintedAdmin | null): string =>
  made
    ? `Sign in as admin with ${made.email} and the password ${made.password} (shown only this once).\n`
    : '';
