import { setTimeout as sleep } from 'node:timers/promises';
import { csv, HEADINGS } from '../../../backend/test/support/contracts/imports.js';
import { percentile } from '../figures.js';
import type { Reached } from '../goals.js';
import { materialOf, requestsOf, type Job, type Material } from '../jobs.js';
import { load } from '../load.js';
import { sessionHeader, type Api } from '../requests.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import { connected, type Stage } from '../stage.js';

/** Contracts in the tables. */
const CONTRACTS = 100_000;
const FILE_ROWS = 2_000;
/** The file is sent once per round; more rounds than these would take too long. */
const MOST_ROUNDS = 3;
/** Readers are alone for so long before and after each import. */
const ALONE_MS = 20_000;
const MOST_IMPORT_MS = 5 * 60_000;

/** Each reader asks five times a second, whether or not the server is slow: 120 requests a second in all. */
const READERS = 8;
const EVERY_MS = 200;
const READS: { what: string; job: Job; api: Api }[] = [
  { what: 'GET /api/contracts', job: 'J1', api: 'rest' },
  { what: 'GET /api/contracts/:id', job: 'J2', api: 'rest' },
  { what: 'contracts, GraphQL', job: 'J1', api: 'graphql' },
];

interface Kind {
  what: string;
  requests: Buffer[];
  next: number;
  /** How long the answers took, in ms. */
  alone: number[];
  beside: number[];
}

/** Reads at a steady pace alone, beside an import of 2,000 rows and alone again, on one server in one run. */
export async function imports(stage: Stage, { rounds }: Pick<Options, 'rounds'>): Promise<Reached> {
  const url = await stage.database('imports', CONTRACTS);
  const client = await connected(url);
  const material = await materialOf(client);
  await client.end();
  const { port } = await stage.product(url);
  const kinds: Kind[] = READS.map(({ what, job, api }) => ({
    ...{ what, requests: requestsOf(job, api, material), next: 0, alone: [], beside: [] },
  }));
  let bad = 0;
  const read = async (into: 'alone' | 'beside' | null, ms: number, signal?: AbortSignal) => {
    const base = { port, connections: READERS, everyMs: EVERY_MS, ms, signal };
    const loads = kinds.map((kind) => load({ ...base, requests: kind.requests, start: kind.next }));
    for (const [at, { times, next, bad: failed }] of (await Promise.all(loads)).entries()) {
      const kind = kinds[at] as Kind;
      kind.next = next;
      if (into === null) continue;
      kind[into].push(...times);
      bad += failed;
    }
  };
  // compiles the hot code of both
  const warmUp = new AbortController();
  await Promise.all([
    read(null, MOST_IMPORT_MS, warmUp.signal),
    imported(port, 0, fileOf(material, 'warm', 400)).finally(() => warmUp.abort()),
  ]);
  const seconds: number[] = [];
  for (let round = 1; round <= Math.min(rounds, MOST_ROUNDS); round++) {
    await read('alone', ALONE_MS);
    const ended = new AbortController();
    const [ms] = await Promise.all([
      imported(port, round, fileOf(material, `r${round}`, FILE_ROWS)).finally(() => ended.abort()),
      read('beside', MOST_IMPORT_MS, ended.signal),
    ]);
    seconds.push(ms / 1000);
    await read('alone', ALONE_MS);
  }
  const ratios = kinds.map(({ alone, beside }) => percentile(beside, 0.99) / percentile(alone, 0.99));
  say(
    `\nimports: ${FILE_ROWS} rows in ${seconds.map((one) => one.toFixed(1)).join(', ')} s\n${tableOf(kinds)}\n`,
  );
  return {
    'import seconds': { value: Math.max(...seconds) },
    'import p99': { value: Math.max(...ratios) },
    bad: { value: bad },
  };
}

/** New contracts of real titles, so that texts are reviewed as usual. */
const fileOf = ({ rows }: Material, name: string, count: number): string =>
  csv(
    HEADINGS,
    ...rows
      .slice(0, count)
      .map(({ title }, at) =>
        [
          ...[`${name}-${at}`, 'car-lease', `"${title.replaceAll('"', '""').slice(0, 100)}"`],
          ...[
            `"Well kept, 12,000 miles a year, all papers are there. Reference ${name} ${at}."`,
            '"Austin, TX"',
          ],
          ...[`${389 + (at % 50)}.00`, '18', 'Honda', ''],
        ].join(','),
      ),
  );

/** Sends the file as member `n` and waits until its last row is done; returns how long that took in ms. */
async function imported(port: number, n: number, file: string): Promise<number> {
  const began = performance.now();
  const url = `http://127.0.0.1:${port}/api/imports`;
  const cookie = sessionHeader(n);
  const sent = await fetch(`${url}?mode=apply`, {
    ...{ method: 'POST', headers: { cookie, 'content-type': 'text/csv' }, body: file },
  });
  const { id, rows } = (await sent.json()) as { id?: string; rows?: number };
  if (!id) throw new Error(`The file was answered with ${sent.status}.`);
  for (;;) {
    const ms = performance.now() - began;
    const report = await fetch(`${url}/${id}`, { headers: { cookie } });
    const { state, created } = (await report.json()) as { state: string; created: number };
    if (state === 'done' && created === rows) return ms;
    if (state !== 'queued' && state !== 'running')
      throw new Error(`The import is ${state} with ${created} of ${rows} rows.`);
    if (ms > MOST_IMPORT_MS)
      throw new Error(`The import took longer than ${MOST_IMPORT_MS / 60_000} minutes.`);
    await sleep(500);
  }
}

function tableOf(kinds: readonly Kind[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(24) : cell.padStart(12))).join('');
  const ms = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
  const ratio = ({ alone, beside }: Kind, share: number) =>
    `${(percentile(beside, share) / percentile(alone, share)).toFixed(2)} x`;
  return [
    line(['', 'p50 alone', 'p50 beside', 'p99 alone', 'p99 beside', 'p50 ratio', 'p99 ratio', 'answers']),
    ...kinds.map((kind) =>
      line([
        ...[
          kind.what,
          ms(kind.alone, 0.5),
          ms(kind.beside, 0.5),
          ms(kind.alone, 0.99),
          ms(kind.beside, 0.99),
        ],
        ...[ratio(kind, 0.5), ratio(kind, 0.99), `${kind.alone.length}+${kind.beside.length}`],
      ]),
    ),
  ].join('\n');
}
