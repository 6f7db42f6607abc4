import { missingPgBouncer } from '../../backend/test/support/servers/pgbouncer.js';
import { listContract } from '../../backend/test/factories/contract.js';
import { none, notTried, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const REQUESTS = 600;
const AT_ONCE = 60;

/** Three processes start at once behind PgBouncer in transaction mode, and serve more clients than it has connections. */
export async function behindPgBouncer(rig: Rig): Promise<Line[]> {
  const why = rig.redis.url ? missingPgBouncer() : 'redis-server is not installed';
  if (why) return [notTried('behind PgBouncer', why)];
  const processes = await rig.processes(3, {
    DATABASE_URL: await rig.pgbouncer(),
    DATABASE_DIRECT_URL: rig.servers.primary.url,
  });
  const urls = processes.map(({ url }) => url);
  const person = await member(anyOf(urls));
  const { id } = await listContract(person);
  const failed: string[] = [];
  let next = 0;
  const work = async () => {
    while (next < REQUESTS) {
      const number = next++;
      const paths = [
        '/api/auth/user',
        `/api/contracts/${id}`,
        `/api/contracts?limit=${1 + (number % 100)}`,
        '/readyz',
      ];
      const message = { message: `Number ${number}` };
      const { status } = await (number % 5 === 0
        ? at(anyOf(urls), person).rest('POST', `/api/contracts/${id}/chat`, message)
        : at(anyOf(urls), person).rest('GET', paths[number % 4] as string));
      if (status >= 300) failed.push(String(status));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await rig.stop(processes);
  return [none(`${REQUESTS} requests to three processes behind PgBouncer: failed`, failed)];
}
