import type pg from 'pg';
import { ratiosOf, spreadOf, type Spread } from './figures.js';
import { requestsOf, type Job, type Material } from './jobs.js';
import { ask, load } from './load.js';
import { cpuOf, familyOf, rssOf } from './processes.js';
import type { Api } from './requests.js';

/** A job for one server. The first of several is the anchor that the others are compared with. */
export interface Contender {
  name: string;
  port: number;
  pid: number;
  api: Api;
  job: Job;
}

/** What the command line says. */
export interface Options {
  rounds: number;
  seconds: number;
  /** A database with 1,000,000 contracts that growth and finding use instead of filling one; growth adds some rows. */
  database?: string;
}

export interface RoundsOptions {
  rounds: number;
  seconds: number;
  connections?: number;
  /** True if the servers have done this job in this run, so that their code is compiled. */
  isWarm?: boolean;
}

export interface Round {
  rate: number;
  serverUs: number;
  databaseUs: number;
  p50: number;
  p99: number;
  bytes: number;
  bad: number;
}

/** A server's figures over all rounds. */
export interface Row {
  name: string;
  rate: Spread;
  /** Rate divided by the anchor's, round by round. */
  timesAnchor: Spread;
  /** Processor time per answer in microseconds. */
  serverUs: Spread;
  timesAnchorCpu: Spread;
  databaseUs: Spread;
  p50: number;
  p99: number;
  bytes: number;
  bad: number;
  rssMb: number;
  rounds: readonly Round[];
}

/** Of a server with its workers. */
const sumOf = (pid: number, figureOf: (pid: number) => number): number =>
  familyOf(pid).reduce((sum, each) => sum + figureOf(each), 0);

/**
 * Until the hot code is compiled, which depends on how often it ran: a contract's page took 2.4 ms of the processor in the
 * third second after the start, 1.7 in the tenth.
 */
const WARM_UP = { ms: 2_000, answers: 5_000, mostTimes: 5 };
/** Of each round, and does not count: pools close connections that are idle while the other servers are measured. */
const CONNECTING_MS = 200;

/** Processor time so far of each connection to this database, by process id, without the one that asks. */
async function connectionsCpu(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type <> 'autovacuum worker'`,
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
}

/** What was added between two readings; a connection that was closed meanwhile is left out, a new one counts as a whole. */
export function addedCpu(before: Map<number, number>, after: Map<number, number>): number {
  let sum = 0;
  for (const [pid, us] of after) if (!Number.isNaN(us)) sum += us - (before.get(pid) ?? 0);
  return sum;
}

/**
 * Loads the servers one after the other in each round, so that all of them see the same other load on the machine; each
 * round begins with another server. `client` is connected to their database.
 */
export async function measureRounds(
  contenders: readonly Contender[],
  { client, material }: { client: pg.Client; material: Material },
  { rounds, seconds, connections = 32, isWarm = false }: RoundsOptions,
): Promise<Row[]> {
  const runs = contenders.map((contender) => ({
    ...contender,
    requests: requestsOf(contender.job, contender.api, material),
    next: 0,
    rounds: [] as Round[],
  }));
  const run = async (one: (typeof runs)[number], ms: number) => {
    const { port, requests, next: start } = one;
    const result = await load({ port, requests, connections, ms, start });
    one.next = result.next;
    return result;
  };
  await checkAnswers(runs);
  for (const one of isWarm ? [] : runs)
    for (let answers = 0, times = 0; answers < WARM_UP.answers && times < WARM_UP.mostTimes; times++)
      answers += (await run(one, WARM_UP.ms)).answers;
  for (let round = 0; round < rounds; round++)
    for (const at of runs.keys()) {
      const one = runs[(at + round) % runs.length] as (typeof runs)[number];
      await run(one, CONNECTING_MS);
      const connections = await connectionsCpu(client);
      const before = sumOf(one.pid, cpuOf);
      const { answers, rate, bad, bytes, p50, p99 } = await run(one, seconds * 1000);
      one.rounds.push({
        rate,
        serverUs: (sumOf(one.pid, cpuOf) - before) / answers,
        databaseUs: addedCpu(connections, await connectionsCpu(client)) / answers,
        p50,
        p99,
        bytes,
        bad,
      });
    }
  return runs.map((one) => rowOf(one, one.rounds, runs[0]?.rounds ?? []));
}

/** The jobs in which all servers have to find the same contracts. */
const SAME_ANSWERS = new Set<Job>(['J1-same', 'J1', 'J2', 'J4-first', 'J4']);

/** The ids of the contracts in an answer of any server. */
export const idsIn = (answer: string): string[] =>
  [...answer.matchAll(/"(?:id|rowId)":"([0-9a-f-]{36})"/g)].map(([, id]) => id as string);

/** Servers that do not answer the same cannot be compared. */
async function checkAnswers(runs: readonly (Contender & { requests: Buffer[] })[]): Promise<void> {
  const found = new Map<Job, string>();
  for (const { name, port, job, requests } of runs) {
    if (!SAME_ANSWERS.has(job)) continue;
    const ids = idsIn(await ask(port, requests[0] as Buffer)).join(' ');
    const expected = found.get(job) ?? ids;
    found.set(job, expected);
    if (ids === '' || ids !== expected) throw new Error(`${name} answers ${job} with other contracts.`);
  }
}

function rowOf({ name, pid }: Contender, rounds: Round[], anchor: Round[]): Row {
  const all = (key: keyof Round) => rounds.map((round) => round[key]);
  const ofAnchor = (key: keyof Round) => anchor.map((round) => round[key]);
  const spread = (key: keyof Round) => spreadOf(all(key));
  return {
    name,
    rate: spread('rate'),
    timesAnchor: spreadOf(ratiosOf(all('rate'), ofAnchor('rate'))),
    serverUs: spread('serverUs'),
    timesAnchorCpu: spreadOf(ratiosOf(all('serverUs'), ofAnchor('serverUs'))),
    databaseUs: spread('databaseUs'),
    p50: spread('p50').median,
    p99: spread('p99').median,
    bytes: spread('bytes').median,
    bad: all('bad').reduce((sum, count) => sum + count, 0),
    rssMb: sumOf(pid, rssOf) / 2 ** 20,
    rounds,
  };
}

const COLUMNS = [
  'server',
  'req/s',
  'x anchor (range)',
  'p50 ms',
  'p99 ms',
  'CPU us',
  'x anchor',
  'db CPU us',
  'kB',
  'RSS MB',
  'bad',
];
const WIDTHS = [14, 8, 19, 8, 8, 8, 10, 10, 7, 8, 6];

/** A table of rows as text. */
export function tableOf(rows: readonly Row[]): string {
  const ranged = ({ median, low, high }: Spread) =>
    `${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`;
  const cells = rows.map((row) => [
    row.name,
    row.rate.median.toFixed(0),
    ranged(row.timesAnchor),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.serverUs.median.toFixed(0),
    row.timesAnchorCpu.median.toFixed(2),
    row.databaseUs.median.toFixed(0),
    (row.bytes / 1000).toFixed(1),
    row.rssMb.toFixed(0),
    String(row.bad),
  ]);
  return [COLUMNS, ...cells]
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(WIDTHS[0] as number) : cell.padStart(WIDTHS[at] as number),
        )
        .join(' '),
    )
    .join('\n');
}
