import pg from 'pg';

export default async function teardown() {
  if (!globalThis.testRun) return;
  const { run, stop } = globalThis.testRun;
  delete globalThis.testRun;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
    run,
  ]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
  await stop();
}
