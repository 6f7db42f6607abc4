import pg from 'pg';
import { createTestDatabase } from '../../backend/test/support/product/database.js';

/** A pool on a database of its own, so that files running side by side share no knobs and no lists. */
export async function openPool(): Promise<{ pool: pg.Pool; url: string; close: () => Promise<void> }> {
  const { url, drop } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  pool.on('error', () => undefined);
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { pool, url, close };
}
