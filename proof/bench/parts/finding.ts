import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type { Database } from '../../../backend/src/database/database.js';
import type { FindingCase } from './finding.cases.js';
import { findingCases } from './finding.cases.js';
import { percentile } from '../figures.js';
import { GOALS, verdictOf, type Reached } from '../goals.js';
import { planOf, statementsOf, type Plan, type Recorded } from './plans.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import { openServices } from './services.js';
import { connected, LARGE, type Stage } from '../stage.js';

const RUNS = 7;
/** Runs are compared by their faster quarter, because other work on the machine makes them slower, never faster. */
const FASTER = 0.25;

/** A connection of its own, and how many milliseconds its PostgreSQL process has been on a processor. */
interface Probe {
  client: pg.Client;
  spent: () => number;
}

async function probeOf(url: string): Promise<Probe> {
  const client = await connected(url);
  await client.query('set max_parallel_workers_per_gather = 0');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return { client, spent: () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 };
}

/**
 * Filters, orders and facets of the public list at 1,000,000 contracts: the processor time of the database, when it is warm.
 * On a free processor that is its execution time; other work on the machine hardly changes it.
 */
export async function finding(stage: Stage, { database: given }: Options): Promise<Reached> {
  const url = given ?? (await stage.largeDatabase());
  const { app, database, close } = await openServices(stage, url);
  const probe = await probeOf(url);
  try {
    say(`\n${'list or facets'.padEnd(44)}       ms  blocks  statements: indexes\n`);
    const slowest = { list: 0, facets: 0 };
    for (const one of await findingCases(app, database)) {
      const ms = await measure(probe, database, one);
      slowest[one.kind] = Math.max(slowest[one.kind], ms);
    }
    return { 'finding lists': { value: slowest.list }, 'finding facets': { value: slowest.facets } };
  } finally {
    await probe.client.end();
    await close();
  }
}

/** The first run reads from disk. On a busy machine this takes longer than the product waits for an answer. */
async function recorded(work: FindingCase['work'], attempts = 5): Promise<Recorded[]> {
  try {
    return await statementsOf(work);
  } catch (error) {
    if (attempts === 1) throw error;
    return recorded(work, attempts - 1);
  }
}

/** Milliseconds of all statements of a case together, with planning; the plans of those that miss their floor are printed. */
async function measure({ client, spent }: Probe, database: Database, { name, kind, work }: FindingCase) {
  const statements = (await recorded(work)).filter(({ text }) => !/^\s*explain/.test(text));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = spent();
    for (const { text, values } of statements) await client.query(text, values);
    times.push(spent() - before);
  }
  const ms = percentile(times, FASTER);
  const plans: Plan[] = [];
  for (const statement of statements) plans.push(await planOf(database, statement, LARGE));
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
