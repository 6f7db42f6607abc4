import { existsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `npm run restore` writes it into the folder of a backup. */
const RESTORED = 'restored-at';

/** Notes beside a backup that it was restored. Not if the folder cannot be written, because the restore itself worked. */
export function noteRestored(backup: string): void {
  try {
    writeFileSync(join(backup, RESTORED), `${new Date().toISOString()}\n`);
  } catch {
    // such as a read-only disk
  }
}

/** Whether a backup beside this one was restored on this machine. */
export async function wasRestored(backup: string | null): Promise<boolean> {
  if (!backup) return false;
  const parent = dirname(backup);
  const names = await readdir(parent).catch(() => []);
  return names.some((name) => existsSync(join(parent, name, RESTORED)));
}
