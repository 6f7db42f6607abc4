import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseSettings, type TestApp } from './app.js';

/** Runs an operator's command, given by its file below src, on the product's database. */
export async function runCommand({ databaseUrl }: TestApp, file: string, ...words: string[]) {
  const root = join(import.meta.dirname, '../../..');
  return promisify(execFile)(
    process.execPath,
    ['--import', join(root, '../scripts/typescript.mjs'), join(root, 'src', file), ...words],
    {
      env: {
        PATH: process.env.PATH,
        ...databaseSettings(databaseUrl),
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
