import { cpSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { baseBackup } from '../database/embedded/base-backup.js';
import type { Database } from '../database/database.js';
import { setMark } from '../installation/marks.js';
import { ARCHIVE, FILES, onConnection, onDatabase, runCommand, runningEmbedded } from './open-for-command.js';

/** `npm run backup -- --made`: says that a backup was made with tools of your own, for Admin > Launch. */
async function noteMade(database: Database): Promise<string> {
  await setMark(database, 'backup');
  return 'Noted that a backup was made.';
}

/**
 * `npm run backup -- [FOLDER]`: writes a backup of DATA_DIR into a new folder while Handover runs. Files come after the
 * database, so that each row's file is in the backup.
 */
async function backup({ dataDir, databaseUrl }: Config, parent: string): Promise<string> {
  if (databaseUrl)
    throw new ConfigError(
      'With DATABASE_URL, back up that database (see "Backup and restore" in docs/operating.md), then note it with npm run backup -- --made.',
    );
  const url = await runningEmbedded(dataDir);
  if (!url)
    throw new ConfigError(
      `Handover does not run on ${dataDir}: start it, or copy the folder while it is stopped.`,
    );
  const name = `handover-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const unfinished = join(parent, `${name}.unfinished`);
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const archive = createGzip({ level: 1 });
    const written = pipeline(archive, createWriteStream(join(unfinished, ARCHIVE), { mode: 0o600 }));
    await Promise.all([baseBackup(url, archive), written]);
    for (const file of FILES)
      if (existsSync(join(dataDir, file)))
        cpSync(join(dataDir, file), join(unfinished, file), { recursive: true });
    renameSync(unfinished, join(parent, name));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  await onConnection(url, (client) => setMark(client, 'backup', join(parent, name)));
  return join(parent, name);
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { made: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const config = new Config(process.env);
  if (values.made) return onDatabase(config, noteMade);
  return backup(config, resolve(positionals[0] ?? 'backups'));
}, 'There is no backup: ');
