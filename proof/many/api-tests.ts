import { missingPgBouncer } from '../../backend/test/support/servers/pgbouncer.js';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, none, notTried, type Line } from '../siege/verdict.js';
import type { Rig } from './rig.js';

const ROOT = join(import.meta.dirname, '../..');

interface Results {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The API tests, with PgBouncer between the product and PostgreSQL. `TESTS` limits them to some spec files. Minutes. */
export async function apiTests(rig: Rig): Promise<Line[]> {
  const why = missingPgBouncer();
  if (why) return [notTried('API tests behind PgBouncer', why)];
  const file = join(rig.folder, 'api-tests.json');
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      '--selectProjects=api',
      `--testPathPatterns=${process.env.TESTS ?? 'test/'}`,
      '--json',
      `--outputFile=${file}`,
    ],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        TEST_DATABASE_URL: rig.servers.primary.url,
        TEST_POOLER: new URL(await rig.pgbouncer()).host,
      },
    },
  );
  rig.endsWith(child);
  await once(child, 'close');
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && message) return [`${name}: ${message.slice(0, 200)}`];
    return tests.map(({ fullName }) => fullName);
  });
  for (const name of failed) process.stderr.write(`failed: ${name}\n`);
  return [
    none('API tests behind PgBouncer: failed', failed),
    atLeast('API tests behind PgBouncer: passed', 1, numPassedTests),
  ];
}
