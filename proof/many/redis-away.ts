import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { atMost, none, notTried, quantile, type Line } from '../siege/verdict.js';
import { chat } from './chat.js';
import { at, member, type Rig } from './rig.js';

const KILLED_MS = 5_000;
/** Messages that a process which missed them reads from the database when Redis is back. */
const LATEST_MS = KILLED_MS + 5_000;
/** A limited request waits at most that long for Redis. */
const REDIS_TIMEOUT_MS = 500;
const REQUESTS = 100;

/** Redis is killed while members chat, and frozen while requests are limited. */
export async function redisAway(rig: Rig): Promise<Line[]> {
  if (!rig.redis.url) return [notTried('Redis away', 'redis-server is not installed')];
  const processes = await rig.processes(3);
  const killed = await chat(
    processes.map(({ url }) => url),
    {
      what: 'Redis killed for 5 s',
      run: async () => {
        await rig.redis.kill();
        await sleep(KILLED_MS);
        await rig.redis.start();
      },
      mostMs: LATEST_MS,
    },
  );
  await rig.stop(processes);
  return [...killed, ...(await frozen(rig))];
}

/** What limited requests cost while Redis keeps its connections and answers nothing. */
async function frozen(rig: Rig): Promise<Line[]> {
  const processes = await rig.processes(1, { RATE_LIMITS: 'default' });
  const [{ url } = { url: '' }] = processes;
  const people = await Promise.all(Array.from({ length: 10 }, () => member(url)));
  const [first] = people;
  const { id } = await listContract(first ?? (await member(url)));
  const failed: string[] = [];
  const times = async () => {
    const taken: number[] = [];
    for (let count = 0; count < REQUESTS; count++) {
      const person = people[count % people.length] ?? first;
      const from = performance.now();
      const { status } = await at(url, person as (typeof people)[0]).rest(
        'POST',
        `/api/contracts/${id}/chat`,
        {
          message: `Number ${count}`,
        },
      );
      taken.push(performance.now() - from);
      if (status !== 201) failed.push(String(status));
    }
    return taken;
  };
  const before = await times();
  rig.redis.freeze();
  const [, ...during] = await times().finally(() => rig.redis.thaw());
  await rig.stop(processes);
  return [
    none(`Redis frozen: ${REQUESTS} limited requests, failed`, failed),
    none(
      'Redis frozen: requests that waited for it, after the first',
      during.filter((ms) => ms >= REDIS_TIMEOUT_MS).length,
    ),
    atMost(
      'Redis frozen: cost of a limited request after the first (p90)',
      50,
      quantile(during, 0.9) - quantile(before, 0.9),
      'ms',
    ),
  ];
}
