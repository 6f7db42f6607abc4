// `make many`: three processes of the built product, a primary with a replica 2 seconds late, Redis, nginx and PgBouncer on
// loopback, from what the machine has. Prints what was measured against its goal; a program that is missing skips only its
// rows. Names run some parts: `npm run many -- rolling-restart`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { table, type Line } from '../siege/verdict.js';
import { apiTests } from './api-tests.js';
import { behindPgBouncer } from './behind-pgbouncer.js';
import { failover } from './failover.js';
import { firstStart } from './first-start.js';
import { killedProcess } from './killed-process.js';
import { lateReplica } from './late-replica.js';
import { primaryCrash } from './primary-crash.js';
import { redisAway } from './redis-away.js';
import { Rig } from './rig.js';
import { rollingRestart } from './rolling-restart.js';
import { subscribing } from './subscribing.js';
import { threeProcesses } from './three-processes.js';

const LATE_SECONDS = 2;
/** A part that takes longer has failed, and its processes are ended. */
const LONGEST_PART_MS = 600_000;
const LONGEST_LONG_PART_MS = 2 * 3_600_000;
const parts: Record<string, (rig: Rig) => Promise<Line[]>> = {
  'first-start': firstStart,
  'three-processes': threeProcesses,
  subscribing,
  'killed-process': killedProcess,
  'redis-away': redisAway,
  'late-replica': lateReplica,
  'rolling-restart': rollingRestart,
  'behind-pgbouncer': behindPgBouncer,
  'primary-crash': primaryCrash,
  failover,
};
/** Take ten minutes and more, so they only run when they are named. */
const longParts: typeof parts = { 'api-tests': apiTests };

const named = process.argv.slice(2);
const all = { ...parts, ...longParts };
const unknown = named.filter((name) => !(name in all));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}. Parts: ${Object.keys(all).join(', ')}.`);
if (!existsSync(join(import.meta.dirname, '../../backend/dist/bundle/main.js')))
  fail('Build the product first: npm run build');

const rig = await Rig.start(LATE_SECONDS);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void rig.remove().finally(() => process.exit(1)));
let missed = 0;
try {
  for (const [name, part] of Object.entries(all)) {
    if (!(named.length > 0 ? named.includes(name) : name in parts)) continue;
    const from = performance.now();
    process.stdout.write(`${name} ... `);
    const lines = await Promise.race([
      part(rig),
      tooLong(name in parts ? LONGEST_PART_MS : LONGEST_LONG_PART_MS),
    ]).catch((error: unknown) => broken(name, error));
    await rig.stopAll();
    missed += lines.filter(({ held }) => held === false).length;
    process.stdout.write(`${Math.round((performance.now() - from) / 1_000)} s\n${table(lines)}\n\n`);
  }
} finally {
  await rig.remove();
}
process.stdout.write(missed === 0 ? 'All of it held.\n' : `${missed} did not hold.\n`);
process.exit(missed === 0 ? 0 : 1);

async function tooLong(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`took longer than ${ms / 1_000} s`);
}

function broken(what: string, error: unknown): Line[] {
  return [{ what, goal: 'ends', measured: String(error), held: false }];
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
