import type { Database } from '../../backend/src/database/database.js';
import type { FindingCase } from './finding.cases.js';
import { findingCases } from './finding.cases.js';
import { percentile } from './figures.js';
import { GOALS, verdictOf, type Reached } from './goals.js';
import { planOf, statementsOf, type Plan } from './plans.js';
import type { Options } from './run.js';
import { say } from './say.js';
import { openServices } from './services.js';
import { LARGE, type Stage } from './stage.js';

const RUNS = 7;
/** Runs are compared by their faster quarter, because other work on the machine makes them slower, never faster. */
const FASTER = 0.25;

/** Filters, orders and facets of the public list at 1,000,000 contracts: the execution time in the database, when it is warm. */
export async function finding(stage: Stage, { database: given }: Options): Promise<Reached> {
  const { app, database, close } = await openServices(stage, given ?? (await stage.largeDatabase()));
  try {
    say(`\n${'list or facets'.padEnd(44)}       ms  blocks  statements: indexes\n`);
    const slowest = { list: 0, facets: 0 };
    for (const one of await findingCases(app, database)) {
      const ms = await measure(database, one);
      slowest[one.kind] = Math.max(slowest[one.kind], ms);
    }
    return { 'finding lists': { value: slowest.list }, 'finding facets': { value: slowest.facets } };
  } finally {
    await close();
  }
}

/** Milliseconds of all statements of a case together; the plans of those that miss their floor are printed. */
async function measure(database: Database, { name, kind, work }: FindingCase): Promise<number> {
  const statements = (await statementsOf(work)).filter(({ text }) => !/^\s*explain/.test(text));
  const times: number[] = [];
  let plans: Plan[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    plans = [];
    for (const statement of statements) plans.push(await planOf(database, statement, LARGE));
    times.push(plans.reduce((sum, { ms }) => sum + ms, 0));
  }
  const ms = percentile(times, FASTER);
  const blocks = plans.reduce((sum, plan) => sum + plan.blocks, 0);
  const indexes = plans.map((plan) => plan.indexes || 'none').join('; ');
  say(
    `${name.padEnd(44)} ${ms.toFixed(1).padStart(8)} ${String(blocks).padStart(7)}  ${plans.length}: ${indexes}\n`,
  );
  const goal = GOALS[kind === 'list' ? 'finding lists' : 'finding facets'];
  if (verdictOf(goal, ms) === 'MISSED')
    for (const plan of plans)
      say(`    ${plan.ms.toFixed(1)} ms, ${plan.rows} rows. ${plan.faults.join('. ')}\n`);
  return ms;
}
