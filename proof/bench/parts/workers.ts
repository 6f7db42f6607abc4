import { until } from '../../../backend/test/support/until.js';
import { materialOf, type Job } from '../jobs.js';
import type { Reached } from '../goals.js';
import { familyOf } from '../processes.js';
import { measureRounds, tableOf, type Contender } from '../rounds.js';
import { say } from '../say.js';
import { connected, type Stage } from '../stage.js';
import type { Api } from '../requests.js';

const ROWS = 20_000;
const WORKERS = 2;
const ASKED: { job: Job; api: Api; what: string }[] = [
  { job: 'J2', api: 'rest', what: 'one contract over REST, random ids' },
  { job: 'J1', api: 'graphql', what: 'list of 20 over GraphQL, all different' },
  { job: 'J3', api: 'rest', what: 'search over REST, two words' },
  { job: 'page-distinct', api: 'page', what: '/contracts/ID of visitors, random ids' },
];

/**
 * One process beside two workers on the same database. The load generator and PostgreSQL need processor time of the same
 * machine, so two workers on two cores answer less than twice as much.
 */
export async function workers(stage: Stage, options: { rounds: number; seconds: number }): Promise<Reached> {
  const url = await stage.database('workers', ROWS);
  const one = await stage.product(url);
  const two = await stage.product(url, { WORKERS: String(WORKERS) });
  await until(() => Promise.resolve(familyOf(two.pid).length > WORKERS));
  const client = await connected(url);
  try {
    const material = await materialOf(client);
    for (const { job, api, what } of ASKED) {
      const contender = (name: string, { port, pid }: typeof one): Contender => ({
        name,
        port,
        pid,
        api,
        job,
      });
      const rows = await measureRounds(
        [contender('1 process', one), contender(`WORKERS=${WORKERS}`, two)],
        { client, material },
        options,
      );
      say(`\n${what}\n${tableOf(rows)}\n`);
    }
  } finally {
    await client.end();
  }
  return {};
}
