import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../backend/test/support/until.js';
import { authorised, completed, inTurn, opened, pause } from '../torture/buying.js';
import { lineProblems, watchClaims } from '../torture/line-checker.js';
import { makeContracts, makePeople, type Buyer } from '../torture/people.js';
import { SESSION_SECRET } from '../torture/processes.js';
import type { Stage } from '../torture/stage.js';
import { persistently, startKilledServers, type KilledServers } from './support/killed-servers.js';

const LONG = 400_000;
const CONTRACTS = 12;
/** As many as windows pass before a contract is public again, and one who is never asked. */
const CANDIDATES = 4;
const WINDOWS = 3;
/** At any time, and before a write about an application. */
const KILLS = 4;
const DECLINES_MS = 15_000;

let servers: KilledServers;
let stage: Stage;
beforeAll(async () => {
  servers = await startKilledServers();
  ({ stage } = servers);
  await watchClaims(stage.query);
  await watchWindows();
}, LONG);
afterAll(() => servers.stop(), LONG);

/** Notes each window in the transaction that opens it: when it is over, the row of the contract does not say any more. */
async function watchWindows(): Promise<void> {
  await stage.query('create table windows_opened (contract_id uuid, candidate_id uuid, n serial)');
  await stage.query(`create function note_window() returns trigger language plpgsql as $$ begin
    insert into windows_opened values (new.id, new.reserved_for); return null; end $$`);
  await stage.query(`create trigger note_window after update on contracts for each row
    when (new.reserved_for is not null and new.reserved_for is distinct from old.reserved_for)
    execute function note_window()`);
}

interface Sale {
  seller: Buyer;
  contract: string;
  candidates: Buyer[];
  transfer: string;
}

/** Sold to a stranger, with a line of candidates. */
async function sold(index: number): Promise<Sale> {
  const [seller, buyer, ...candidates] = (await makePeople(stage.query, 2 + CANDIDATES, SESSION_SECRET)) as [
    Buyer,
    Buyer,
    ...Buyer[],
  ];
  const [contract] = (await makeContracts(stage.query, seller, 1)) as [string];
  for (const candidate of candidates)
    await persistently(stage, candidate, `/api/contracts/${contract}/applications`, { answers: {} }, index);
  const intent = await authorised(stage, buyer, contract, index);
  await completed(stage, buyer, intent as string, index);
  const [row] = await stage.query<{ id: string }>('select id from transfers where contract_id = $1', [
    contract,
  ]);
  return { seller, contract, candidates, transfer: (row as { id: string }).id };
}

/** Some of the open windows end, and the clock looks at all of them. */
async function timePasses(): Promise<void> {
  await stage.query(
    `update contracts set reserved_until = now() - interval '1 second' where id in
       (select id from contracts where reserved_until > now() and random() < 0.1 for update skip locked)`,
  );
  await stage.query(`select graphile_worker.add_job('application-clock')`);
}

const WINDOW_MAILS = `select payload->>'to' as to, one->>'title' as title
  from torture_mails, json_array_elements(payload->'data'->'news') one
  where payload->>'template' = 'notifications' and one->>'title' like 'Back: it is your turn%'`;

it(
  'opens each window of the line once, with one email, while a process is killed',
  async () => {
    const sales = await inTurn(Array.from({ length: CONTRACTS }), (_, index) => sold(index));
    const problems: string[] = [];
    let isOver = false;
    const time = (async () => {
      while (!isOver) {
        await timePasses();
        problems.push(...(await lineProblems(stage)));
        await pause(150);
      }
    })();
    const declines = inTurn(
      sales,
      async ({ seller, transfer }, index) => {
        await pause(Math.random() * DECLINES_MS);
        await persistently(stage, seller, `/api/transfers/${transfer}/decline`, {}, index);
      },
      CONTRACTS,
    );
    await servers.kill(KILLS);
    await servers.kill(KILLS, 'line:write');
    await declines;

    const { count, mails } = servers;
    const all = CONTRACTS * WINDOWS;
    const windowsOpened = () => count('select count(*)::int from windows_opened');
    // a job that a killed process held is freed after a minute
    await until(
      async () =>
        (await windowsOpened()) === all &&
        (await count('select count(*)::int from contracts where reserved_for is not null')) === 0,
      180_000,
    );
    await pause(1_000);
    isOver = true;
    await time;
    expect(problems).toEqual([]);

    // one after the other, in the order in which they came
    const windows = await stage.query<{ contract: string; candidate: string }>(
      'select contract_id as contract, candidate_id as candidate from windows_opened order by n',
    );
    for (const { contract, candidates } of sales)
      expect(windows.filter((one) => one.contract === contract).map(({ candidate }) => candidate)).toEqual(
        candidates.slice(0, WINDOWS).map(({ id }) => id),
      );
    expect(
      await stage.query(
        'select windows, count(*)::int as candidates from applications group by 1 order by 1',
      ),
    ).toEqual([
      { windows: 0, candidates: CONTRACTS },
      { windows: 1, candidates: all },
    ]);

    await until(async () => {
      await stage.query(`select graphile_worker.add_job('mail-notifications')`);
      await pause(200);
      return (
        (await count(
          `select count(*)::int from notifications where event = 'application-turn' and mail_at is not null`,
        )) === 0 &&
        (await count(`select count(*)::int from graphile_worker.jobs where task_identifier = 'mail'`)) === 0
      );
    }, 150_000);
    const asked = sales.flatMap(({ candidates }) => candidates.slice(0, WINDOWS).map(({ email }) => email));
    const queued = await stage.query<{ to: string }>(WINDOW_MAILS);
    expect(queued.map(({ to }) => to).toSorted()).toEqual(asked.toSorted());
    // the subject of an email with several news does not name them; one that is repeated after a kill has the same id
    const delivered = mails.delivered.filter(({ to }) => to.some((one) => asked.includes(one)));
    const queuedIn = await stage.query<{ to: string }>(`select payload->>'to' as to from torture_mails`);
    expect(new Set(delivered.map(({ mail }) => mail.messageId)).size).toBe(
      queuedIn.filter(({ to }) => asked.includes(to)).length,
    );

    // the line has come to its end: everyone may buy
    const [stranger] = (await makePeople(stage.query, 1, SESSION_SECRET)) as [Buyer];
    expect(await opened(stage, stranger, sales[0]!.contract, 0)).toMatch(/^pi_/);
    expect(await count(`select count(*)::int from contracts where status = 'active' and line_left = 0`)).toBe(
      CONTRACTS,
    );
  },
  LONG,
);
