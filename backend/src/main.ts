import { startEmbeddedPostgres } from './database/embedded-postgres.js';
import { Config, ConfigError } from './common/config.js';
import { openDataSource } from './database/data-source.js';
import { createApp } from './create-app.js';
import { FirstAdmin } from './auth/first-admin.js';

async function start(): Promise<void> {
  const config = new Config(process.env);
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const url = config.databaseUrl ?? embedded?.url;
  const dataSource = await openDataSource(config, url as string);
  const app = await createApp(config, dataSource);
  const madeAdmin = await app.get(FirstAdmin).ensure();
  await app.listen(config.port, config.host);
  say(`\nHandover is running on ${config.publicUrl}\n`);
  if (madeAdmin)
    say(`Sign in as admin: ${madeAdmin.email}  password: ${madeAdmin.password}\n(shown only this once)\n`);

  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    // whatever hangs, a stop takes ten seconds at most
    setTimeout(() => process.exit(1), 10_000).unref();
    void app
      .close()
      .then(() => (dataSource.isInitialized ? dataSource.destroy() : undefined))
      .then(() => embedded?.stop())
      .finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
}

const say = (text: string) => process.stdout.write(text);

start().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\nHandover could not start: ${text}\n`);
  process.exit(1);
});
