// `npm run bench [-- PART ...]`: measures the built product side by side with its peers, on this machine and on loopback
// only, and compares the figures with the goals. Everything takes about 35 minutes; docs/performance.md explains how to
// read the figures.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addFigures, GOALS, verdictOf, type GoalName, type Reached } from './goals.js';
import { alone } from './parts/alone.js';
import { finding } from './parts/finding.js';
import { growth } from './parts/growth.js';
import { deepPages, http, withFew } from './parts/http.js';
import { imports } from './parts/imports.js';
import { people } from './parts/people.js';
import { pages } from './parts/pages.js';
import { reportOf } from './report.js';
import type { Options } from './rounds.js';
import { say } from './say.js';
import { start } from './parts/start.js';
import { sockets } from './parts/sockets.js';
import { LARGE, Stage } from './stage.js';
import { weight } from './parts/weight.js';
import { workers } from './parts/workers.js';

/** In the order of a run: J5 adds contracts, and J6 leaves memory behind that the others should not be charged with. */
const PARTS: Record<string, (stage: Stage, options: Options) => Promise<Reached>> = {
  'J1-same': http({ job: 'J1-same' }),
  J1: http({ job: 'J1' }),
  J2: http(...withFew('J2')),
  J3: http({ job: 'J3' }),
  J4: deepPages,
  pages,
  weight,
  J5: http(...withFew('J5'), { job: 'J5-few' }),
  people,
  alone,
  J6: sockets,
  start,
  workers,
  imports,
  growth,
  finding,
};
/** Contracts in the tables, except for the part about growth. J4 needs more than 40,000 listed ones. */
const ROWS = 100_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    database: { type: 'string' },
    contracts: { type: 'string', default: String(LARGE) },
  },
});
const unknown = positionals.filter((name) => !(name in PARTS));
const options: Options = { ...values, rounds: Number(values.rounds), seconds: Number(values.seconds) };
if (unknown.length > 0 || !(options.rounds >= 1 && options.seconds > 0 && Number(values.contracts) > 0)) {
  say(`Parts: ${Object.keys(PARTS).join(', ')}. Options: --rounds 5 --seconds 2 --contracts ${LARGE}.\n`);
  process.exit(1);
}
if (!existsSync('/proc/self/stat')) {
  say('The bench reads processor times from /proc, which only Linux has.\n');
  process.exit(1);
}

/** Parts that measure the product's services alone. */
const WITHOUT_PEERS = new Set(['workers', 'imports', 'growth', 'finding']);
if (positionals.length === 0 || positionals.some((name) => !WITHOUT_PEERS.has(name))) Stage.install();
const contracts = Number(values.contracts);
/** Whatever happens, the bench ends after this time. */
const MOST_MINUTES = contracts > LARGE ? 300 : 80;
const stage = new Stage(ROWS, contracts);
const reached: Reached = {};
const failed: string[] = [];
let stopping: Promise<never> | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(130));
setTimeout(() => {
  say(`\nEnded after ${MOST_MINUTES} minutes.\n`);
  void stop(1);
}, MOST_MINUTES * 60_000).unref();

for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    addFigures(reached, await part(stage, options));
  } catch (error) {
    if (stopping) await stopping;
    failed.push(name);
    say(`\n${name} could not be measured: ${(error as Error).stack}\n`);
  }
}
const missed = Object.entries(reached).filter(
  ([name, { value, byFields }]) => verdictOf(GOALS[name as GoalName], value, byFields) === 'MISSED',
);
const without = failed.length > 0 ? `, not measured: ${failed.join(', ')}` : '';
say(`\n${reportOf(reached)}\n\n${missed.length} below their floor${without}.\n`);
await stop(missed.length + failed.length > 0 ? 1 : 0);

function stop(code: number): Promise<never> {
  return (stopping ??= stage.stop().then(() => process.exit(code)));
}
