import { median, ratiosOf } from '../figures.js';
import type { Reached } from '../goals.js';
import { JOBS, type Job } from '../jobs.js';
import { measureRounds, tableOf, type Contender, type Row, type Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** Jobs that P1 also does with all fields that the product's REST API has. */
const WITH_FIELDS = new Set<Job>(['J1', 'J2']);

/** Jobs of the two APIs side by side with the hand-tuned peer, the anchor, and with PostGraphile. */
export const http =
  (job: Extract<Job, `J${string}`>) =>
  async (stage: Stage, options: Options): Promise<Reached> => {
    const { product, p1, p1Fields, p2, ...scene } = await stage.scene();
    const { port, pid } = product;
    const contenders: Contender[] = [
      { name: 'P1', ...p1, api: 'p1', job },
      { name: 'P2', ...p2, api: 'p2', job },
      { name: 'graphql', port, pid, api: 'graphql', job },
      { name: 'rest', port, pid, api: 'rest', job },
      ...(WITH_FIELDS.has(job) ? [{ name: 'P1, fields', ...p1Fields, api: 'p1', job } as const] : []),
    ];
    const rows = await measureRounds(contenders, scene, options);
    say(`\n${job}: ${JOBS[job]}\n${tableOf(rows)}\n`);
    const [anchor, , graphql, rest, fields] = rows as [Row, Row, Row, Row, Row?];
    const figure = (row: Row) => ({
      value: row.timesAnchor.median,
      byCpu: median(ratiosOf(cpuOf(anchor), cpuOf(row))),
    });
    return {
      [`${job} graphql`]: figure(graphql),
      [`${job} rest`]: {
        ...figure(rest),
        ...(fields && { byFields: median(ratiosOf(rateOf(rest), rateOf(fields))) }),
      },
      bad: { value: graphql.bad + rest.bad },
      rss: { value: Math.max(graphql.rssMb, rest.rssMb) },
    };
  };

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

/** Processor time of server and database per answer, round by round. */
const cpuOf = (row: Row | undefined): number[] =>
  row?.rounds.map(({ serverUs, databaseUs }) => serverUs + databaseUs) ?? [];
