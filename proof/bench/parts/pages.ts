import { addFigures, type GoalName, type Reached } from '../goals.js';
import { JOBS, type Job } from '../jobs.js';
import { measureRounds, tableOf, type Row, type Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** By the names of their goals. */
const PAGES = {
  'pages list': 'page-list',
  'pages contract': 'page-contract',
  'pages distinct': 'page-distinct',
  'pages filter': 'page-filter',
  'pages filter member': 'page-filter-member',
  'pages own list': 'page-own-list',
  'pages own contract': 'page-own-contract',
} as const satisfies Partial<Record<GoalName, Job>>;

/**
 * Pages beside a plain React page of the same rows, the anchor. Except for `page-list`, which all members share, every
 * request of a job has another address, and no server here answers all of them within a minute.
 */
export async function pages(stage: Stage, options: Options): Promise<Reached> {
  const { url, product, client, material } = await stage.scene();
  const react = await stage.peer('react', url);
  const reached: Reached = {};
  for (const [name, job] of Object.entries(PAGES)) {
    const rows = await measureRounds(
      [
        { name: 'plain React', ...react, api: 'page', job },
        { name: 'product', port: product.port, pid: product.pid, api: 'page', job },
      ],
      { client, material },
      options,
    );
    say(`\n${job}: ${JOBS[job]}\n${tableOf(rows)}\n`);
    const [peer, own] = rows as [Row, Row];
    addFigures(reached, {
      [name]: { value: own.serverUs.median / 1000, delays: own, peerDelays: peer },
      'pages bad': { value: own.bad },
    });
  }
  return reached;
}
