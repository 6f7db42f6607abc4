import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { carRow, csv, HEADINGS, type ReportShown } from '../../backend/test/support/contracts/imports.js';
import { createTestDatabase } from '../../backend/test/support/product/database.js';
import { until } from '../../backend/test/support/until.js';
import { makePeople, type Buyer } from '../torture/people.js';
import { ServerProcess, SESSION_SECRET } from '../torture/processes.js';
import { openStage, type Stage } from '../torture/stage.js';

const LONG = 400_000;
const ROWS = 1_500;
const KILLS = 3;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: ServerProcess;
let stage: Stage;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await ServerProcess.start({ DATABASE_URL: database.url });
  ({ stage, close } = openStage([server.url], database.url, SESSION_SECRET));
}, LONG);
afterAll(async () => {
  await close();
  await server.stop();
  await database.drop();
}, LONG);

it(
  `an import of ${ROWS} rows is completed without doubles by a process that is killed ${KILLS} times`,
  async () => {
    const [dealer] = (await makePeople(stage.query, 1, SESSION_SECRET)) as [Buyer];
    const call = async (path: string, body?: string) => {
      const answer = await fetch(`${server.url}/api/imports${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: dealer.cookie, 'content-type': 'text/csv' },
        ...(body !== undefined && { body }),
      });
      return (await answer.json()) as ReportShown;
    };
    const rows = Array.from({ length: ROWS }, (_, at) => carRow(at, at === 700 ? { price: 'free' } : {}));
    const { id } = await call('?mode=apply', csv(HEADINGS, ...rows));
    const done = async () =>
      (await stage.query<{ done: number }>('select ok + failed as done from imports where id = $1', [id]))[0]
        ?.done ?? 0;

    for (let kills = 0; kills < KILLS; kills++) {
      const before = await done();
      await until(async () => (await done()) >= before + 100, 90_000);
      await server.kill();
      expect(await done()).toBeLessThan(ROWS);
      // as if a minute had passed, after which the job of a dead process is freed
      await stage.query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes' where locked_at is not null`,
      );
      await server.start();
    }
    await until(async () => (await call(`/${id}`)).state === 'done', 180_000);
    const counted = { rows: ROWS, ok: ROWS - 1, failed: 1, created: ROWS - 1, changed: 0, unchanged: 0 };
    const report = await call(`/${id}`);
    expect(report).toMatchObject(counted);
    expect(report.report).toMatchObject([{ row: 702, column: 'monthly_payment_dollars' }]);
    const [contracts] = await stage.query<{ all: number; different: number }>(
      `select count(*)::int as all, count(distinct external_id)::int as different from contracts where user_id = $1`,
      [dealer.id],
    );
    expect(contracts).toEqual({ all: ROWS - 1, different: ROWS - 1 });
  },
  LONG,
);
