import type { Reached } from '../goals.js';
import { JOBS, type Job } from '../jobs.js';
import { measureRounds, tableOf, type Row, type Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** Pages that are rendered for each request, beside a plain React page of the same rows, the anchor. */
export async function pages(stage: Stage, options: Options): Promise<Reached> {
  const { url, product, client, material } = await stage.scene();
  const react = await stage.peer('react', url);
  const ms = { 'page-list': NaN, 'page-contract': NaN, 'page-distinct': NaN } satisfies Partial<
    Record<Job, number>
  >;
  let bad = 0;
  for (const job of ['page-list', 'page-contract', 'page-distinct'] as const) {
    const rows = await measureRounds(
      [
        { name: 'plain React', ...react, api: 'page', job },
        { name: 'product', port: product.port, pid: product.pid, api: 'page', job },
      ],
      { client, material },
      options,
    );
    say(`\n${job}: ${JOBS[job]}\n${tableOf(rows)}\n`);
    const [, own] = rows as [Row, Row];
    ms[job] = own.serverUs.median / 1000;
    bad += own.bad;
  }
  return {
    'pages list': { value: ms['page-list'] },
    'pages contract': { value: ms['page-contract'] },
    'pages distinct': { value: ms['page-distinct'] },
    'pages bad': { value: bad },
  };
}
