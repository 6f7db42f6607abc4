import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Config } from '../../../src/common/config/config.js';
import { databaseSettings, type TestApp } from './app.js';

/** Runs an operator's command, given by its file below src, on the product's database. */
export async function runCommand({ app, databaseUrl }: TestApp, file: string, ...words: string[]) {
  const root = join(import.meta.dirname, '../../..');
  return promisify(execFile)(
    process.execPath,
    ['--import', join(root, '../scripts/typescript.mjs'), join(root, 'src', file), ...words],
    {
      env: {
        PATH: process.env.PATH,
        ...databaseSettings(databaseUrl),
        SESSION_SECRET: 'a secret of the tests, longer than 32 characters',
        // tests of trials give a database without an application
        ...((app as TestApp['app'] | undefined) && { DATA_DIR: app.get(Config).dataDir }),
      },
    },
  ).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: stderr || stdout };
    },
  );
}
