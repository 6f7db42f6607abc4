import type { Database } from '../../../backend/src/database/database.js';
import { casesOf, type Case } from './cases.js';
import { percentile } from '../figures.js';
import { known } from '../fill.js';
import { GOALS, verdictOf, type GoalName, type Reached } from '../goals.js';
import { planOf, statementsOf } from './plans.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import { openServices } from './services.js';
import { LARGE, type Stage } from '../stage.js';

const SMALL = 10_000;
const CALLS = 100;
/** Calls are compared by their faster quarter, because other work on the machine makes calls slower, never faster. */
const FASTER = 0.25;
/** Maximum time spent on one case. */
const LONGEST_MS = 4_000;

/** Services on one database. */
interface Side {
  cases: Case[];
  database: Database;
  close(): Promise<void>;
}

/** Calls of the services with 10,000 and with 1,000,000 contracts (and members, purchases, messages ...), alternating. */
export async function growth(stage: Stage, { database: given }: Options): Promise<Reached> {
  const filled = given ? [SMALL] : [SMALL, stage.large];
  say(`\nFilling ${filled.map((count) => count.toLocaleString('en-US')).join(' and ')} contracts ...\n`);
  const small = await open(stage, await stage.database('small', SMALL));
  const large = await open(stage, given ?? (await stage.largeDatabase()));
  try {
    return await compare(small, large, stage.large.toLocaleString('en-US'));
  } finally {
    await small.close();
    await large.close();
  }
}

async function open(stage: Stage, url: string): Promise<Side> {
  const { app, database, close } = await openServices(stage, url);
  const facts = await known(url);
  if (!facts) throw new Error('The database has no long thread.');
  return { cases: await casesOf(app, facts), database, close };
}

async function compare(small: Side, large: Side, contracts: string): Promise<Reached> {
  say(`call                                          10,000 ms ${contracts.padStart(10)} ms (p99)   ratio\n`);
  let slowestGrowth = 0;
  let slowestSearch = 0;
  for (const [at, { name, kind, work }] of large.cases.entries()) {
    const times = await alternate(small.cases[at]?.work ?? work, work);
    const [few, many] = [percentile(times.small, FASTER), percentile(times.large, FASTER)];
    const ratio = many / few;
    const p99 = percentile(times.large, 0.99);
    say(
      `${name.padEnd(44)} ${few.toFixed(2).padStart(10)} ${many.toFixed(2).padStart(13)} (${p99.toFixed(0)})`.padEnd(
        78,
      ),
    );
    say(`${ratio.toFixed(2).padStart(7)}\n`);
    if (kind === 'list') slowestGrowth = Math.max(slowestGrowth, ratio);
    if (kind === 'admin search') slowestSearch = Math.max(slowestSearch, many);
    const goal: GoalName | null =
      kind === 'list' ? 'growth lists' : kind === 'admin search' ? 'growth searches' : null;
    if (goal && verdictOf(GOALS[goal], kind === 'list' ? ratio : many) === 'MISSED')
      await explain(large.database, work);
  }
  return { 'growth lists': { value: slowestGrowth }, 'growth searches': { value: slowestSearch } };
}

/** Times both sides in turn. A call that fails counts as the whole time that it was allowed. */
async function alternate(small: Case['work'], large: Case['work']) {
  const times = { small: [] as number[], large: [] as number[] };
  const timed = async (work: Case['work'], into: number[], isWarm: boolean) => {
    const start = performance.now();
    const failed = await work().then(
      () => false,
      () => true,
    );
    if (isWarm) into.push(failed ? LONGEST_MS : performance.now() - start);
  };
  const end = performance.now() + LONGEST_MS;
  for (let call = 0; call < CALLS && (call < 3 || performance.now() < end); call++) {
    await timed(small, times.small, call > 0);
    await timed(large, times.large, call > 0);
  }
  return times;
}

/** Prints the indexes that a slow call used, and the parts of its plan that do not scale. */
async function explain(database: Database, work: Case['work']): Promise<void> {
  for (const statement of await statementsOf(work).catch(() => []))
    if (/^\s*(select|with)/i.test(statement.text) && !/\binsert\b/.test(statement.text)) {
      const plan = await planOf(database, statement, LARGE).catch(() => null);
      if (plan) say(`    ${plan.indexes || 'no index'}, ${plan.rows} rows. ${plan.faults.join('. ')}\n`);
    }
}
