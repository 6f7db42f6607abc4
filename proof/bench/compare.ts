// Loads servers that run already, in interleaved rounds: for a change and its parent, side by side.
//   node --import ./scripts/typescript.mjs proof/bench/compare.ts --database URL --jobs J1,J2 --rounds 5 --seconds 3 \
//     p1=4801:PID:p1 before=4802:PID:graphql after=4803:PID:graphql
// The servers are started with SESSION_SECRET of requests.ts and RATE_LIMITS=off; the first one is the anchor.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { JOBS, materialOf, type Job } from './jobs.js';
import type { Api } from './requests.js';
import { measureRounds, tableOf, type Contender } from './rounds.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    jobs: { type: 'string', default: 'J1,J2' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
const servers = positionals.map((text): Omit<Contender, 'job'> => {
  const [, name, port, pid, api] = /^([^=]+)=(\d+):(\d+):(graphql|rest|p1|p2|page)$/.exec(text) ?? [];
  if (!name)
    throw new Error(`"${text}" is not NAME=PORT:PID:API with API one of graphql, rest, p1, p2, page.`);
  return { name, port: Number(port), pid: Number(pid), api: api as Api };
});
const jobs = values.jobs.split(',').map((job): Job => {
  if (!(job in JOBS)) throw new Error(`"${job}" is not one of ${Object.keys(JOBS).join(', ')}.`);
  return job as Job;
});

const options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  connections: Number(values.connections),
};
const client = new pg.Client({ connectionString: values.database });
await client.connect();
const material = await materialOf(client);
for (const job of jobs) {
  const contenders = servers.map((server) => ({ ...server, job }));
  const rows = await measureRounds(contenders, { client, material }, options);
  process.stdout.write(`\n${job}: ${JOBS[job]}\n${tableOf(rows)}\n`);
}
await client.end();
