import { authorised, completed, countCodes, inTurn, pause, type Seen } from './scenarios.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { ServerProcess } from './processes.js';
import type { Stage } from './stage.js';

/** Where a purchase is cut in two: four of them by the provider itself, in the middle of its own work. */
export const KILL_POINTS = [
  'sandbox payment_intents.create:after-commit',
  'settle:claimed',
  'sandbox payment_intents.capture:after-effect',
  'sandbox payment_intents.capture:after-commit',
  'settle:captured',
  'sandbox payment_intents.cancel:after-commit',
];

/** Two buyers at one contract; the process dies with signal 9 in the middle, and starts again. */
export async function kills(
  stage: Stage,
  server: ServerProcess,
  { cycles }: { cycles: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const pair = await makePeople(stage.query, 2, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, cycles);
  const figures = { cycles, deaths: 0, slowestReadyMs: 0, slowestSettledMs: 0 };
  const problems: string[] = [];
  for (const [cycle, contract] of contracts.entries()) {
    const point = KILL_POINTS[cycle % KILL_POINTS.length] as string;
    await server.arm(point, 1);
    const began = Date.now();
    const buying = inTurn(pair, async (buyer, index) => {
      const intent = await authorised(stage, buyer, contract, index);
      return intent ? completed(stage, buyer, intent, index) : null;
    });
    if (await server.dies(8_000)) {
      figures.deaths++;
      figures.slowestReadyMs = Math.max(figures.slowestReadyMs, Math.round(await server.start()));
    } else await server.disarm();
    await buying;
    const settled = await settledAfter(stage, contract, began);
    figures.slowestSettledMs = Math.max(figures.slowestSettledMs, settled);
    if (settled > 60_000)
      problems.push(`${contract}: after a death at ${point} still ${await statusesOf(stage, contract)}`);
  }
  return { figures, problems };
}

async function settledAfter({ query }: Stage, contract: string, began: number): Promise<number> {
  for (;;) {
    const [{ busy, sold } = { busy: 1, sold: 0 }] = await query<{ busy: number; sold: number }>(
      `select count(*) filter (where status in ('authorised', 'claimed', 'releasing', 'refunding'))::int as busy,
         count(*) filter (where status = 'captured')::int as sold from purchases where contract_id = $1`,
      [contract],
    );
    if ((busy === 0 && sold === 1) || Date.now() - began > 90_000) return Date.now() - began;
    await pause(50);
  }
}

async function statusesOf({ query }: Stage, contract: string): Promise<string> {
  const rows = await query<{ text: string }>(
    `select format('%s (%s)', p.status, coalesce(p.payment_intent_id, 'no payment')) as text from purchases p
     where p.contract_id = $1 union all select 'contract ' || status from contracts where id = $1`,
    [contract],
  );
  return rows.map(({ text }) => text).join(', ');
}

/** PostgreSQL itself crashes, or every connection is cut, again and again while people buy. */
export async function databaseStorms(
  stage: Stage,
  { purchases, crashes, storms }: { purchases: number; crashes: number; storms: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const crowd = await makePeople(stage.query, 20, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, purchases);
  const figures = { purchases, crashes: 0, storms: 0, slowestBackMs: 0 };
  let isBuying = true;
  const breaking = (async () => {
    while (isBuying && figures.crashes + figures.storms < crashes + storms) {
      await pause(400 + Math.random() * 400);
      const began = Date.now();
      if (figures.crashes < crashes && figures.storms >= figures.crashes * (storms / Math.max(1, crashes))) {
        figures.crashes++;
        await crashPostgres(stage);
      } else {
        figures.storms++;
        await cutConnections(stage);
      }
      await stage.query('select 1');
      figures.slowestBackMs = Math.max(figures.slowestBackMs, Date.now() - began);
    }
  })();
  const codes = await inTurn(contracts, async (contract, index) => {
    const buyer = crowd[index % crowd.length] as Buyer;
    const intent = await authorised(stage, buyer, contract, index);
    return intent ? (await completed(stage, buyer, intent, index)).code : 'NOT_OPENED';
  });
  isBuying = false;
  await breaking;
  return { figures: { ...figures, ...countCodes(codes) }, problems: [] };
}

/** One server process of PostgreSQL killed: it takes all others down and recovers from its log. */
async function crashPostgres({ query }: Stage): Promise<void> {
  const [row] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and application_name = 'handover' limit 1`,
  );
  if (row) process.kill(row.pid, 'SIGKILL');
}

async function cutConnections({ query }: Stage): Promise<void> {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}
