import { cpSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { baseBackup } from '../database/embedded/base-backup.js';
import { ARCHIVE, FILES, runCommand, runningEmbedded } from './open-for-command.js';

/**
 * `npm run backup -- [FOLDER]`: writes a backup of DATA_DIR into a new folder while Handover runs. Files come after the
 * database, so that each row's file is in the backup.
 */
async function backup({ dataDir, databaseUrl }: Config, parent: string): Promise<string> {
  if (databaseUrl)
    throw new ConfigError(
      'With DATABASE_URL, back up that database: see "Backup and restore" in docs/operating.md.',
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
  return join(parent, name);
}

const [parent = 'backups'] = process.argv.slice(2);
await runCommand(() => backup(new Config(process.env), resolve(parent)), 'There is no backup: ');
