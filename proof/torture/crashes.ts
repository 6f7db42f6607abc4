import { authorised, completed, inTurn, pause, urlOf, type Seen } from './buying.js';
import { call, isServerError, type Call } from './calls.js';
import { makeContracts, makePeople, type Buyer } from './people.js';
import type { ServerProcess } from './processes.js';
import type { Stage } from './stage.js';

/** The points at which the process is killed; four of them are inside the sandbox's own work. */
const KILL_POINTS = [
  'sandbox payment_intents.create:after-commit',
  'settle:claimed',
  'sandbox payment_intents.capture:after-effect',
  'sandbox payment_intents.capture:after-commit',
  'settle:captured',
  'sandbox payment_intents.cancel:after-commit',
];

const BUYERS_PER_WRITER = 100;

/** Two buyers want one contract; the process is killed with signal 9 in between and restarts. */
export async function kills(
  stage: Stage,
  server: ServerProcess,
  { cycles }: { cycles: number },
): Promise<Seen> {
  const [seller] = await makePeople(stage.query, 1, stage.sessionSecret);
  const people = await makePeople(stage.query, cycles * 2, stage.sessionSecret);
  const contracts = await makeContracts(stage.query, seller as Buyer, cycles);
  const figures = { deaths: 0, survived: 0, slowestSettledMs: 0 };
  const problems: string[] = [];
  for (const [cycle, contract] of contracts.entries()) {
    const point = KILL_POINTS[cycle % KILL_POINTS.length] as string;
    await server.arm(point, 1);
    const pair = people.slice(cycle * 2, cycle * 2 + 2);
    const buying = inTurn(pair, async (buyer, index) => {
      const intent = await authorised(stage, buyer, contract, index);
      return intent ? completed(stage, buyer, intent, index) : null;
    });
    const hasDied = await server.dies(8_000);
    const died = Date.now();
    if (hasDied) {
      figures.deaths++;
      await server.start();
    } else {
      // another process reached the point first
      figures.survived++;
      await server.disarm();
    }
    await buying;
    const settled = await settledAfter(stage, contract, died);
    figures.slowestSettledMs = Math.max(figures.slowestSettledMs, settled);
    if (settled > 60_000)
      problems.push(`${contract}: after a death at ${point} still ${await statusesOf(stage, contract)}`);
  }
  // the processes above are not bundled, because they are told where to die: that start is no user's
  await server.kill();
  const starts: number[] = [];
  while (starts.length < cycles) starts.push(await server.startAsBundle());
  await server.start();
  const ready = { medianReadyMs: median(starts), slowestReadyMs: Math.max(...starts) };
  return { figures: { ...figures, ...ready }, problems };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function settledAfter({ query }: Stage, contract: string, since: number): Promise<number> {
  for (;;) {
    const [{ busy, sold } = { busy: 1, sold: 0 }] = await query<{ busy: number; sold: number }>(
      `select count(*) filter (where status in ('authorised', 'claimed', 'releasing', 'refunding'))::int as busy,
         count(*) filter (where status = 'captured')::int as sold from purchases where contract_id = $1`,
      [contract],
    );
    if ((busy === 0 && sold === 1) || Date.now() - since > 90_000) return Date.now() - since;
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

/** PostgreSQL crashes, or all connections are cut, repeatedly during writes and purchases. */
export async function databaseStorms(
  stage: Stage,
  { writers, crashes, storms }: { writers: number; crashes: number; storms: number },
): Promise<Seen> {
  // many, because a buyer may have three transfers that they have not accepted
  const people = await makePeople(stage.query, writers * BUYERS_PER_WRITER, stage.sessionSecret);
  const figures = { writers, crashes: 0, storms: 0 };
  const back = { crash: [0], cut: [0] };
  let isOver = false;
  const breaking = (async () => {
    while (figures.crashes + figures.storms < crashes + storms) {
      await pause(300 + Math.random() * 400);
      const began = Date.now();
      const isCrash = figures.crashes < crashes && figures.storms >= figures.crashes * (storms / crashes);
      figures[isCrash ? 'crashes' : 'storms']++;
      await (isCrash ? crashPostgres(stage) : cutConnections(stage));
      await Promise.all(stage.urls.map(ready));
      back[isCrash ? 'crash' : 'cut'].push(Date.now() - began);
    }
    isOver = true;
  })();
  await inTurn(
    people.slice(0, writers),
    async (seller, index) => {
      for (let turn = 1; !isOver; turn++) {
        const buyer = people[(index + turn) % people.length] as Buyer;
        if (buyer !== seller) await write(stage, seller, buyer, index);
      }
    },
    writers,
  );
  await breaking;
  const { heard, written, answers } = stage;
  const unanswered = Object.entries(heard).filter(([code]) => code.startsWith('LOST'));
  return {
    figures: {
      ...figures,
      written: written.length + answers.length,
      unavailable: (heard.UNAVAILABLE ?? 0) + (heard.PAYMENT_PROVIDER ?? 0),
      lostConnections: unanswered.reduce((sum, [, count]) => sum + count, 0),
      medianBackMs: median(back.crash),
      slowestBackMs: Math.max(...back.crash),
      slowestBackFromCutMs: Math.max(...back.cut),
    },
    problems: [],
  };
}

/** Lists a contract, writes a message and lets a buyer buy it; remembers each acknowledged row. */
async function write(stage: Stage, seller: Buyer, buyer: Buyer, index: number): Promise<void> {
  const contract = await insisted(stage, index, {
    buyer: seller,
    path: '/api/contracts',
    body: JSON.stringify({
      title: `Torture lease ${index}`,
      type: 'car-lease',
      description: 'Well kept.',
      location: 'Austin, TX',
      monthlyPayment: 38900,
      remainingTermMonths: 18,
    }),
  });
  stage.written.push({ table: 'contracts', id: contract });
  const path = `/api/contracts/${contract}/chat`;
  const body = JSON.stringify({ message: 'Still there?' });
  stage.written.push({ table: 'messages', id: await insisted(stage, index, { buyer, path, body }) });
  const intent = await authorised(stage, buyer, contract, index);
  if (intent) await completed(stage, buyer, intent, index);
}

/** Retries until it is written; returns the id from the answer. */
async function insisted(stage: Stage, index: number, one: Call): Promise<string> {
  for (let tries = 0; ; tries++) {
    const answer = await call(stage, urlOf(stage, index + tries), one);
    if (answer.status === 201) return (JSON.parse(answer.text) as { id: string }).id;
    if (answer.status !== 0 && !isServerError(answer))
      throw new Error(`${one.path}: ${answer.status} ${answer.text}`);
    await pause(50 + Math.random() * 100);
  }
}

async function ready(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
}

/** Kills one server process of PostgreSQL, which restarts all of them and recovers from the log. */
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
