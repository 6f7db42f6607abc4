import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listContracts, reads, signUp, type Member } from './members.js';
import { DIST, pause, Product } from './product.js';
import { atMost, isSo, none, type Line } from './verdict.js';
import { inWords, isBusy, isDone, request, Wire, type Outcome } from './wire.js';
import { Writers } from './writers.js';

const READERS = 8;
const WRITERS = 2;
const ROWS = 50_000;
/** How long a dump of the tables takes on a small installation. */
const DUMP_MS = 4_000;

/** The next version adds a column, its values and an index. */
const NEXT_MIGRATION = `
import { createIndex, updateInBatches } from '../migration-steps.js';
export class Note1800000000001 {
  transaction = false;
  async up(runner) {
    await runner.query("alter table contracts add if not exists note text not null default ''");
    await updateInBatches(runner, 'contracts', { set: 'note = left(title, 20)', where: "note = ''" });
    await createIndex(runner, 'contracts_note', 'on contracts (note, created_at)');
  }
  async down() {}
}
`;

/** The next version starts on the database of the running version and migrates it, during a dump and under load. */
export async function migrate(): Promise<Line[]> {
  const product = await Product.start({ args: ['--demo'] });
  const next = nextVersion();
  const client = new pg.Client({ connectionString: product.databaseUrl });
  let newcomer: Product | undefined;
  try {
    await client.connect();
    await fill(client);
    const member = await signUp(product);
    const [contract = ''] = await listContracts(product, member, 1);
    const writers = new Writers(product, member, contract);
    const before = await stateOf(client);
    const outcomes: Outcome[] = [];
    const load = { isOver: false };
    const readers = Array.from({ length: READERS }, (_, n) =>
      read(product, member, contract, n, load, outcomes),
    );
    writers.start(WRITERS);
    await pause(500);
    const dump = holdTables(product.databaseUrl);
    newcomer = await Product.start({
      main: join(next.dist, 'main.js'),
      settings: { DATABASE_URL: product.databaseUrl },
    });
    await dump;
    await pause(500);
    load.isOver = true;
    await Promise.all([...readers, writers.stop()]);
    outcomes.push(...writers.outcomes);
    return judge(outcomes, writers, await writers.lost(), before, await stateOf(client));
  } finally {
    await newcomer?.remove();
    await client.end();
    await product.remove();
    next.remove();
  }
}

interface State {
  file: string;
  hasIndex: boolean;
}

function judge(outcomes: Outcome[], writers: Writers, lost: string[], before: State, after: State): Line[] {
  const wrong = outcomes.filter((outcome) => !isDone(outcome) && !isBusy(outcome)).map(inWords);
  const longest = Math.max(...outcomes.map(({ ms }) => ms));
  const isWhole = after.hasIndex && !before.hasIndex;
  return [
    none(`the next version migrates: neither done nor 503 (of ${outcomes.length})`, wrong),
    none('the next version migrates: refused with 503', outcomes.filter(isBusy).length),
    atMost('the next version migrates: longest answer', 3, longest / 1_000, 's'),
    none(`the next version migrates: acknowledged writes lost (of ${writers.written})`, lost),
    isSo('the new column has its index', 'yes', isWhole ? 'yes' : 'no', isWhole),
    isSo(
      'the table was not rewritten',
      'yes',
      before.file === after.file ? 'yes' : 'no',
      before.file === after.file,
    ),
  ];
}

/** A copy of the build with one more migration, in the same folder so that it finds the same packages. */
function nextVersion(): { dist: string; remove(): void } {
  const dist = mkdtempSync(`${DIST}-next-`);
  cpSync(DIST, dist, { recursive: true });
  const folder = join(dist, 'schema/migrations');
  writeFileSync(join(folder, '1800000000001-note.js'), NEXT_MIGRATION);
  appendFileSync(
    join(folder, 'index.js'),
    `\nimport { Note1800000000001 } from './1800000000001-note.js';\nmigrations.push(Note1800000000001);\n`,
  );
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months, status)
     select (select id from users limit 1), 'Siege ' || n, 'loan', 'Made by a siege.', 'Nowhere', 100, 12, 'completed'
     from generate_series(1, $1::int) n`,
    [ROWS],
  );
}

async function stateOf(client: pg.Client): Promise<State> {
  const { rows } = await client.query<State>(
    `select pg_relation_filenode('contracts')::text as file, exists (select 1 from pg_index
       where indexrelid = to_regclass('contracts_note') and indisvalid) as "hasIndex"`,
  );
  return rows[0] as State;
}

/** Reads in one transaction, as pg_dump does, until the migration has waited for a while. */
async function holdTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read; lock table contracts in access share mode');
  const observer = new pg.Client({ connectionString: url });
  await observer.connect();
  const isMigrating = `select 1 from pg_stat_activity where application_name = 'handover migrations'`;
  while ((await observer.query(isMigrating)).rowCount === 0) await pause(100);
  await observer.end();
  await pause(DUMP_MS);
  await client.query('commit');
  await client.end();
}

async function read(
  product: Product,
  { cookie }: Member,
  contract: string,
  from: number,
  load: { isOver: boolean },
  outcomes: Outcome[],
): Promise<void> {
  const wire = new Wire(product.port);
  const questions = [...reads(contract), request('GET', '/api/auth/user', { cookie })];
  for (let turn = from; !load.isOver; turn++) {
    outcomes.push(await wire.ask(questions[turn % questions.length] as Buffer));
    await pause(5);
  }
  wire.close();
}
