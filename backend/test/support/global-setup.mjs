import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../../../scripts/typescript.mjs';

/**
 * One PostgreSQL for the whole run, or the server that TEST_DATABASE_URL names. Nothing on it is worth a wait for
 * the disk. The projects of one run share it.
 */
export default async function setup() {
  if (globalThis.testRun) return;
  const run = `test_${randomBytes(4).toString('hex')}`;
  globalThis.testRun = { run, stop: async () => undefined };
  process.env.TEST_RUN = run;
  if (!process.env.TEST_DATABASE_URL) {
    const { startEmbeddedPostgres } = await import('../../src/database/embedded/embedded-postgres.ts');
    const dataDir = join(tmpdir(), `handover-${run}`);
    mkdirSync(dataDir);
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // several suites run at once, each with products of its own
      max_connections: '300',
    };
    const server = await startEmbeddedPostgres({ dataDir, settings });
    process.env.TEST_DATABASE_URL = server.url;
    globalThis.testRun.stop = async () => {
      delete process.env.TEST_DATABASE_URL;
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
  }
}
