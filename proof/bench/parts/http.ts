import { median, ratiosOf } from '../figures.js';
import { addFigures, type Figure, type Reached } from '../goals.js';
import { JOBS, type Job } from '../jobs.js';
import { measureRounds, tableOf, type Contender, type Row, type Options } from '../rounds.js';
import { say } from '../say.js';
import type { Scene, Stage } from '../stage.js';

const PIPELINED = 'P1, pipelined';
const FIELDS = 'P1, fields';

/** Jobs that P1 also does with all fields that the product's REST API has, and with pipelined statements. */
const WITH_FIELDS = new Set<Job>(['J1', 'J2']);
const WITH_PIPELINES = new Set<Job>(['J1', 'J2', 'J5', 'J5-few']);

/** A job with 32 connections, or with few. */
interface Measured {
  job: Extract<Job, `J${string}`>;
  connections?: number;
}

/** The same job with 32 connections, with 4 and with 1: most marketplaces have few requests at the same time. */
export const withFew = (job: Measured['job']): Measured[] => [
  { job },
  { job, connections: 4 },
  { job, connections: 1 },
];

/** Jobs of the two APIs side by side with the hand-tuned peer, the anchor, and with PostGraphile. */
export const http =
  (...jobs: Measured[]) =>
  async (stage: Stage, options: Options): Promise<Reached> => {
    const scene = await stage.scene();
    const reached: Reached = {};
    for (const one of jobs) addFigures(reached, await measure(scene, one, options));
    return reached;
  };

async function measure(scene: Scene, { job, connections }: Measured, options: Options): Promise<Reached> {
  const { product, p1, p1Pipelined, p1Fields, p2 } = scene;
  const { port, pid } = product;
  const isFew = connections !== undefined;
  const contenders: Contender[] = [
    { name: 'P1', ...p1, api: 'p1', job },
    ...(WITH_PIPELINES.has(job) ? [{ name: PIPELINED, ...p1Pipelined, api: 'p1', job } as const] : []),
    ...(isFew ? [] : [{ name: 'P2', ...p2, api: 'p2', job } as const]),
    { name: 'graphql', port, pid, api: 'graphql', job },
    { name: 'rest', port, pid, api: 'rest', job },
    ...(WITH_FIELDS.has(job) && !isFew ? [{ name: FIELDS, ...p1Fields, api: 'p1', job } as const] : []),
  ];
  const rows = await measureRounds(contenders, scene, { ...options, connections, isWarm: isFew });
  say(`\n${job}: ${JOBS[job]}${isFew ? `, connections: ${connections}` : ''}\n${tableOf(rows)}\n`);
  const named = (name: string) => rows.find((row) => row.name === name);
  const [anchor, graphql, rest] = ['P1', 'graphql', 'rest'].map(named) as [Row, Row, Row];
  const figure = (row: Row): Figure => ({
    value: row.timesAnchor.median,
    byCpu: median(ratiosOf(cpuOf(anchor), cpuOf(row))),
    byPipelined: timesPeer(row, named(PIPELINED)),
    delays: row,
    peerDelays: anchor,
  });
  const name = isFew ? `${job} c${connections}` : job;
  return {
    [`${name} graphql`]: figure(graphql),
    [`${name} rest`]: { ...figure(rest), byFields: timesPeer(rest, named(FIELDS)) },
    bad: { value: graphql.bad + rest.bad },
    rss: { value: Math.max(graphql.rssMb, rest.rssMb) },
  };
}

/** A page far down the list against one near its start: processor time of server and database, which is steadier than a rate. */
export async function deepPages(stage: Stage, options: Options): Promise<Reached> {
  const { product, p1, ...scene } = await stage.scene();
  const { port, pid } = product;
  const pair = (name: string, server: Pick<Contender, 'port' | 'pid' | 'api'>): Contender[] => [
    { name: `${name} page 1`, ...server, job: 'J4-first' },
    { name: `${name} page 2,000`, ...server, job: 'J4' },
  ];
  const rows = await measureRounds(
    [
      ...pair('P1', { ...p1, api: 'p1' }),
      ...pair('graphql', { port, pid, api: 'graphql' }),
      ...pair('rest', { port, pid, api: 'rest' }),
    ],
    scene,
    options,
  );
  say(`\nJ4: ${JOBS.J4}, beside ${JOBS['J4-first']}\n${tableOf(rows)}\n`);
  const ratio = (deep: Row | undefined, first: Row | undefined) => ({
    value: median(ratiosOf(cpuOf(deep), cpuOf(first))),
  });
  return {
    'J4 graphql': ratio(rows[3], rows[2]),
    'J4 rest': ratio(rows[5], rows[4]),
    bad: { value: rows.slice(2).reduce((sum, { bad }) => sum + bad, 0) },
  };
}

const rateOf = (row: Row): number[] => row.rounds.map(({ rate }) => rate);

/** The rate divided by that of a peer which is not the anchor; undefined if it was not measured. */
const timesPeer = (row: Row, peer: Row | undefined): number | undefined =>
  peer && median(ratiosOf(rateOf(row), rateOf(peer)));

/** Processor time of server and database per answer, round by round. */
const cpuOf = (row: Row | undefined): number[] =>
  row?.rounds.map(({ serverUs, databaseUs }) => serverUs + databaseUs) ?? [];
