import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Config } from '../../src/common/config.js';
import type { TestApp } from './app.js';

/** Runs an operator's command, given by its file below src, on the product's database. */
export async function runCommand({ app, database }: TestApp, file: string, ...words: string[]) {
  const root = join(import.meta.dirname, '../..');
  const { databaseDirectUrl } = app.get(Config, { strict: false });
  return promisify(execFile)(
    process.execPath,
    ['--import', join(root, '../scripts/typescript.mjs'), join(root, 'src', file), ...words],
    {
      env: {
        PATH: process.env.PATH,
        ...(databaseDirectUrl && { DATABASE_DIRECT_URL: databaseDirectUrl }),
        DATABASE_URL: (database.dataSource.options as { url: string }).url,
        SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
      },
    },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, text: stderr };
    },
  );
}
