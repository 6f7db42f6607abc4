import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { lockDataDir } from '../database/embedded/data-dir-lock.js';
import type { Database } from '../database/database.js';
import { setMark } from '../installation/marks.js';
import { noteRestored } from '../installation/restored-file.js';
import { ARCHIVE, FILES, onDatabase, runCommand } from './open-for-command.js';

/** `npm run restore -- --tried`: says that a backup was restored elsewhere and works, for Admin > Launch of this site. */
async function noteTried(database: Database): Promise<string> {
  await setMark(database, 'restore');
  return 'Noted that a backup was restored.';
}

/**
 * `npm run restore -- FOLDER`: puts a backup into DATA_DIR while Handover is stopped. What was there is kept beside it. At
 * its next start, PostgreSQL brings the files to the moment at which the backup was finished, and Handover is a trial.
 */
function restore({ dataDir }: Config, from: string): string {
  if (!existsSync(join(from, ARCHIVE)))
    throw new ConfigError(`${from} is not a backup: it has no ${ARCHIVE}.`);
  const lock = lockDataDir(dataDir);
  try {
    const unpacked = join(dataDir, `postgres.new-restored`);
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(unpacked, { mode: 0o700 });
    execFileSync('tar', ['--no-same-owner', '-xzf', join(from, ARCHIVE), '-C', unpacked], { stdio: 'pipe' });
    const kept = join(dataDir, `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);
    mkdirSync(kept, { mode: 0o700 });
    for (const name of ['postgres', ...FILES])
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(kept, name));
    for (const name of FILES)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(dataDir, name), { recursive: true });
    renameSync(unpacked, join(dataDir, 'postgres'));
    noteRestored(from);
    return (
      `Restored. What was in DATA_DIR before is in ${kept}.\n` +
      'Handover starts as a trial: it sends no mail, runs no jobs and takes no real payments until npm run adopt.'
    );
  } finally {
    lock.release();
  }
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    options: { tried: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.tried) return onDatabase(new Config(process.env), noteTried);
  const [from] = positionals;
  if (!from) throw new ConfigError('say which backup: make restore FROM=backups/handover-...');
  return restore(new Config(process.env), resolve(from));
}, 'Nothing was restored: ');
