import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { atLeast, none, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const READS = Number(process.env.READS ?? 10_000);
const READS_PER_WRITE = 5;
const WRITERS = 8;
const FROZEN_MS = 8_000;

/** What members read right after a write, and what visitors read while a replica is away. */
export async function lateReplica(rig: Rig): Promise<Line[]> {
  const [replica] = rig.servers.replicas;
  const settings = { DATABASE_REPLICA_URLS: replica?.url ?? '' };
  const processes = await rig.processes(rig.redis.url ? 3 : 1, settings);
  const urls = processes.map(({ url }) => url);
  try {
    return [...(await ownReads(urls)), ...(await without(rig, urls))];
  } finally {
    await rig.stop(processes);
  }
}

/**
 * A new contract has to be in the list and on its page, whichever process its holder asks next. A visitor's list may lack it:
 * that visitors miss some shows that a replica which is late did answer.
 */
async function ownReads(urls: string[]): Promise<Line[]> {
  const people = await Promise.all(Array.from({ length: WRITERS }, () => member(anyOf(urls))));
  let reads = 0;
  let missedByVisitors = 0;
  const outdated: string[] = [];
  const reader = await member(anyOf(urls));
  // without the cookie of the registration: what is rendered for this member comes from the replica and is shared
  reader.cookie = reader.cookie.replace(/(; )?handover\.wrote=\d+/, '');
  const list = (number: number) => `/api/contracts?limit=${50 + (number % 50)}`;
  const work = async (person: Person) => {
    while (reads < READS) {
      const { id } = await listContract(person);
      for (let count = 0; count < READS_PER_WRITE && reads < READS; count++) {
        const number = ++reads;
        const path =
          number % 5 === 0 ? `/api/contracts/${id}` : number % 5 === 1 ? '/contracts' : list(number);
        const url = anyOf(urls);
        if (path === '/contracts') await at(url, reader).rest('GET', path);
        const { status, body } = await at(url, person).rest('GET', path);
        if (status !== 200 || !JSON.stringify(body).includes(id)) outdated.push(`${path}: ${status}`);
      }
      const visit = await fetch(anyOf(urls) + list(reads));
      if (!(await visit.text()).includes(id)) missedByVisitors++;
    }
  };
  await Promise.all(people.map(work));
  return [
    none(`${reads} own reads with a replica 2 s late: outdated`, outdated),
    atLeast("visitors' lists meanwhile that lack the newest contract", 1, missedByVisitors),
  ];
}

async function without(rig: Rig, urls: string[]): Promise<Line[]> {
  const [replica] = rig.servers.replicas;
  const failed: string[] = [];
  let requests = 0;
  const readFor = async (ms: number, what: string) => {
    for (const end = performance.now() + ms; performance.now() < end;) {
      const { status } = await fetch(`${anyOf(urls)}/api/contracts?limit=${1 + (requests++ % 100)}`);
      if (status !== 200) failed.push(`${what}: ${status}`);
    }
  };
  replica?.freeze();
  await readFor(FROZEN_MS, 'frozen');
  replica?.thaw();
  await replica?.stop();
  await readFor(FROZEN_MS, 'stopped');
  await replica?.start();
  return [none(`${requests} lists while the replica is frozen and stopped: failed`, failed)];
}
