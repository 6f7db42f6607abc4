// `npm run torture`: purchases under races, crashes and faults, on loopback and bounded. `--full` runs the sizes of the
// goals; names run only these scenarios, or controls: `npm run torture -- race kill --full`. `--seconds` gives the scenario
// `line` more time, which all its rounds need: `npm run torture -- line --full --seconds 1200`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../backend/src/database/embedded/embedded-postgres.js';
import type { Seen } from './buying.js';
import { check, countsOf, problemsOf, quiet } from './checker.js';
import { databaseStorms, kills } from './crashes.js';
import { editRace } from './edit-race.js';
import { GOALS, rowsOf, table } from './goals.js';
import { lineStorms } from './line.js';
import { mailOutage } from './mail-outage.js';
import { ServerProcess, SESSION_SECRET } from './processes.js';
import { photosInBucket, photosOnDisk } from './photos.js';
import { race } from './race.js';
import type { Sabotage } from './sabotage.js';
import { faults, mixed, webhooks } from './scenarios.js';
import { openStage, watchQueuedMails, type Stage } from './stage.js';
import { transferKills, transferRaces } from './transfers.js';

const { values, positionals } = parseArgs({
  options: {
    full: { type: 'boolean', default: process.env.FULL === '1' },
    seconds: { type: 'string' },
  },
  allowPositionals: true,
});
const size = <Size>(usual: Size, full: Size): Size => (values.full ? full : usual);
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name);

const scenarios: Record<keyof typeof GOALS, () => Promise<Seen>> = {
  race: () => on(2, (stage) => race(stage, size({ rounds: 5, buyers: 200 }, { rounds: 100, buyers: 200 }))),
  mixed: () =>
    on(2, (stage) => mixed(stage, size({ contracts: 20, buyers: 10 }, { contracts: 200, buyers: 20 }))),
  kill: () =>
    on(1, (stage, [server]) => kills(stage, server as ServerProcess, size({ cycles: 12 }, { cycles: 300 }))),
  database: () =>
    on(2, (stage) =>
      databaseStorms(
        stage,
        size({ writers: 32, crashes: 3, storms: 10 }, { writers: 32, crashes: 50, storms: 200 }),
      ),
    ),
  faults: () =>
    on(2, (stage) => faults(stage, size({ purchases: 200, rate: 0.3 }, { purchases: 10_000, rate: 0.3 }))),
  webhooks: () =>
    on(2, (stage) =>
      webhooks(stage, size({ purchases: 60, forged: 120 }, { purchases: 600, forged: 1_200 })),
    ),
  edit: () => on(2, (stage) => editRace(stage, size({ rounds: 200 }, { rounds: 1_000 }))),
  transfer: async () => {
    const races = await on(2, (stage, servers) =>
      transferRaces(stage, servers, size({ rounds: 4 }, { rounds: 40 })),
    );
    const kills = await on(1, (stage, [server]) =>
      transferKills(stage, server as ServerProcess, size({ every: 8 }, { every: 1 })),
    );
    return together(races, kills);
  },
  line: () =>
    on(2, (stage, servers) =>
      lineStorms(stage, servers, {
        rounds: size(60, 500),
        seconds: Number(values.seconds ?? size(60, 165)),
      }),
    ),
  photos: async () => {
    const sizes = size(
      { hostile: 100, kills: 4, awayMs: 3_000 },
      { hostile: 100, kills: 20, awayMs: 60_000 },
    );
    const onDisk = await photosOnDisk(await createDatabase(), sizes);
    return together(onDisk, await photosInBucket(await createDatabase(), sizes));
  },
  mail: async () =>
    mailOutage(
      await createDatabase(),
      size({ purchases: 30, awayMs: 8_000 }, { purchases: 1_000, awayMs: 300_000 }),
    ),
};

/** Removes each guard once; the harness must notice. */
const controls: Record<Sabotage, (stage: Stage, servers: ServerProcess[]) => Promise<Seen>> = {
  // without webhooks: a fault must show in an answer
  'no-lock': (stage) => mixed(stage, { contracts: 60, buyers: 3, dropRate: 1 }),
  'no-purchase-lock': (stage) => race(stage, { rounds: 2, buyers: 20 }),
  'no-index': (stage) => race(stage, { rounds: 1, buyers: 5 }),
  'no-lock-no-index': (stage) => race(stage, { rounds: 2, buyers: 20, patienceSeconds: 5 }),
  'no-dedupe': (stage) => webhooks(stage, { purchases: 2, forged: 0 }),
  'no-signature': (stage) => webhooks(stage, { purchases: 2, forged: 6 }),
  'no-sweeper': (stage) => webhooks(stage, { purchases: 2, forged: 0 }),
  'no-transfer-lock': (stage, servers) => transferRaces(stage, servers, { rounds: 1 }),
  'no-reservation': (stage, servers) => lineStorms(stage, servers, { rounds: 40 }),
  'no-release': (stage) => race(stage, { rounds: 1, buyers: 5, patienceSeconds: 5 }),
};

const unknown = positionals.filter(
  (name) => !(name in scenarios) && !(name in controls) && name !== 'controls',
);
if (unknown.length > 0) {
  say(`There is no scenario ${unknown.join(', ')}: ${Object.keys(scenarios).join(', ')}, controls.`);
  process.exit(1);
}

const dataDir = mkdtempSync(join(tmpdir(), 'handover-torture-'));
// crashes are part of it, so writes really wait for the disk
const postgres = await startEmbeddedPostgres({ dataDir });
let databases = 0;
let failed = 0;
try {
  for (const [name, play] of Object.entries(scenarios)) if (isWanted(name)) await report(name, play);
  for (const [what, play] of Object.entries(controls))
    if (isWanted('controls') || positionals.includes(what)) await reportControl(what as Sabotage, play);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
say(failed === 0 ? '\nAll of it held.' : `\n${failed} did not hold.`);
process.exit(failed === 0 ? 0 : 1);

/** Runs on its own processes and database, waits until nothing is in progress, then compares the books. */
async function on(
  processes: number,
  play: (stage: Stage, servers: ServerProcess[]) => Promise<Seen>,
  settings: Record<string, string> = {},
  patienceSeconds = 120,
): Promise<Seen> {
  const databaseUrl = await createDatabase();
  const servers: ServerProcess[] = [];
  for (let count = 0; count < processes; count++)
    servers.push(await ServerProcess.start({ DATABASE_URL: databaseUrl, ...settings }));
  const { stage, close } = openStage(
    servers.map(({ url }) => url),
    databaseUrl,
    SESSION_SECRET,
  );
  try {
    await watchQueuedMails(stage.query);
    const seen = await play(stage, servers);
    const quietAfterMs = 1000 * (await quiet(stage, patienceSeconds));
    const findings = await check(stage);
    return {
      figures: { ...seen.figures, quietAfterMs, ...countsOf(findings) },
      problems: [...seen.problems, ...problemsOf(findings)],
    };
  } finally {
    await close();
    for (const server of servers) await server.stop();
  }
}

/** One scenario that was played in two parts: figures that both have are added. */
function together(one: Seen, other: Seen): Seen {
  const figures = { ...one.figures };
  for (const [name, value] of Object.entries(other.figures)) figures[name] = (figures[name] ?? 0) + value;
  return { figures, problems: [...one.problems, ...other.problems] };
}

async function createDatabase(): Promise<string> {
  const name = `torture_${++databases}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function report(name: string, play: () => Promise<Seen>): Promise<void> {
  const began = Date.now();
  const { figures, problems } = await play().catch((error: unknown) => ({
    figures: {},
    problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const judged = rowsOf(name, figures);
  const holds = problems.length === 0 && judged.every((row) => row.holds);
  if (!holds) failed++;
  say(`${holds ? '✓' : '✗'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
  for (const problem of problems.slice(0, 10)) say(`    ${problem}`);
  say(`${table(judged)}\n`);
}

async function reportControl(
  what: Sabotage,
  play: (stage: Stage, servers: ServerProcess[]) => Promise<Seen>,
): Promise<void> {
  // two processes: within one, the queue alone would keep buyers in order
  const { problems } = await on(2, play, { SABOTAGE: what }, 10);
  if (problems.length === 0) failed++;
  say(`${problems.length > 0 ? '✓' : '✗'} ${what} is noticed: ${problems[0] ?? 'no, it is not'}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
