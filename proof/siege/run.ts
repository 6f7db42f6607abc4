// `npm run siege`: runs the built product under more load than it can serve, on loopback and bounded, and compares the
// figures with goals. Names run some scenarios only: `npm run siege -- overload drain`. `--controls` removes one guard at a
// time and expects a siege to notice it; `--sabotage NAME` prints the tables without that guard.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chat } from './chat.js';
import { databaseGone } from './database-gone.js';
import { diskFull } from './disk-full.js';
import { drain } from './drain.js';
import { fuzz } from './fuzz.js';
import { migrate } from './migrate.js';
import { overload } from './overload.js';
import { redis } from './redis.js';
import { slowSockets } from './slow-sockets.js';
import { subscriptions } from './subscriptions.js';
import { table, type Line } from './verdict.js';

const scenarios: Record<string, () => Promise<Line[]>> = {
  chat,
  overload,
  'slow-sockets': slowSockets,
  subscriptions,
  'database-gone': databaseGone,
  'disk-full': diskFull,
  drain,
  migrate,
  redis,
  fuzz,
};

/** Which siege must notice that a guard is missing (sabotage.mjs). */
const controls: Record<string, string> = {
  'no-sharing': 'chat',
  'lost-messages': 'chat',
  'no-shedding': 'overload',
  'no-timeouts': 'slow-sockets',
  'uncounted-subscriptions': 'subscriptions',
  'lost-is-500': 'database-gone',
  'early-answers': 'database-gone',
  'no-restart': 'database-gone',
  'full-is-500': 'disk-full',
  'no-drain': 'drain',
  'no-redis': 'redis',
  'patient-locks': 'migrate',
};

/** 10,000 sockets plus the files that a process has open anyway. */
const MOST_FILES = 11_000;

const { values, positionals } = parseArgs({
  options: { sabotage: { type: 'string' }, controls: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = [
  ...positionals.filter((name) => !(name in scenarios)),
  ...(values.sabotage && !(values.sabotage in controls) ? [values.sabotage] : []),
];
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. Sieges: ${Object.keys(scenarios).join(', ')}.`);
  say(`Sabotages: ${Object.keys(controls).join(', ')}.`);
  process.exit(1);
}
const files = Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
if (files < MOST_FILES) {
  say(`A siege opens up to ${MOST_FILES} files, this shell allows ${files}: ulimit -Hn.`);
  process.exit(1);
}
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name);
const held = values.controls ? await breakEverything() : await besiege();
process.exit(held ? 0 : 1);

async function besiege(): Promise<boolean> {
  if (values.sabotage) process.env.SABOTAGE = values.sabotage;
  let missed = 0;
  for (const [name, siege] of Object.entries(scenarios)) {
    if (!wanted(name)) continue;
    const lines = await run(name, siege);
    missed += lines.filter((line) => line.held === false).length;
    say(`${table(lines)}\n`);
  }
  say(missed === 0 ? 'All of it held.' : `${missed} did not hold.`);
  return missed === 0;
}

async function breakEverything(): Promise<boolean> {
  let unnoticed = 0;
  for (const [what, name] of Object.entries(controls)) {
    if (!wanted(name)) continue;
    process.env.SABOTAGE = what;
    const lines = await run(`${name} with ${what}`, scenarios[name] as () => Promise<Line[]>);
    const missed = lines.filter((line) => line.held === false);
    if (missed.length === 0) unnoticed++;
    for (const { what: line, goal, measured } of missed) say(`  noticed: ${line}: ${measured} (${goal})`);
    if (missed.length === 0) say('  NOT NOTICED');
  }
  return unnoticed === 0;
}

async function run(name: string, siege: () => Promise<Line[]>): Promise<Line[]> {
  const began = performance.now();
  process.stdout.write(`${name} ... `);
  const lines = await siege().catch((error: unknown): Line[] => [
    { what: name, goal: 'ends', measured: String(error), held: false },
  ]);
  say(`${Math.round((performance.now() - began) / 1_000)} s`);
  return lines;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
