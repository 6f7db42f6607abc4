import type { Config } from '../../common/config/config.js';
import type { Stop } from '../../stop-signals.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** The URL of the given database, or else of the embedded one, which is started. `undo` gets how to stop it. */
export async function databaseUrl(
  { databaseUrl: given, dataDir }: Config,
  undo: Stop[],
  settings: Record<string, string> = {},
): Promise<string> {
  if (given) return given;
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const embedded = await startEmbeddedPostgres({ dataDir, log, settings });
  undo.push(() => embedded.stop());
  return embedded.url;
}
