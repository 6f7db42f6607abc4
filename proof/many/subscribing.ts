import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { none, notTried, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const SUBSCRIPTIONS = 2_000;
const AT_ONCE = 5;
const READERS = 3;
/** A feed without subscribers is kept for five seconds, so each thread is new to the process that opens its feed. */
const THREADS = SUBSCRIPTIONS / AT_ONCE;
const ARRIVES_WITHIN_MS = 2_000;

/** Visitors subscribe to threads, and then read them, while a message is being sent and other visitors read. */
export async function subscribing(rig: Rig): Promise<Line[]> {
  const lines = await around(rig, 'one process', 1, { REDIS_URL: undefined });
  if (!rig.redis.url)
    return [...lines, notTried('three processes: subscriptions', 'redis-server is not installed')];
  return [...lines, ...(await around(rig, 'three processes', 3))];
}

async function around(
  rig: Rig,
  what: string,
  count: number,
  settings: Record<string, string | undefined> = {},
): Promise<Line[]> {
  const processes = await rig.processes(count, settings);
  const urls = processes.map(({ url }) => url);
  const seller = await member(anyOf(urls));
  const buyers = await Promise.all(Array.from({ length: 20 }, () => member(anyOf(urls))));
  const lost: string[] = [];
  let sent = 0;
  for (let thread = 0; thread < THREADS; thread++) {
    const result = await subscribeDuring(urls, seller, buyers[thread % buyers.length] as Person);
    lost.push(...result.lost);
    sent += result.sent;
  }
  await rig.stop(processes);
  return [
    none(`${what}: ${SUBSCRIPTIONS} subscriptions while ${sent} messages are sent, messages lost`, lost),
  ];
}

/** One message that may be part of a contact, which is published one round trip after its commit. */
async function subscribeDuring(urls: string[], seller: Person, buyer: Person) {
  const { id } = await listContract(at(anyOf(urls), seller));
  const path = `/api/contracts/${id}/chat`;
  let isOver = false;
  const readers = urls.flatMap((url) =>
    Array.from({ length: READERS }, async () => {
      for (; !isOver; await sleep(5)) await fetch(url + path).then((answer) => answer.text());
    }),
  );
  await sleep(20);
  const message = `Number ${1_000 + Math.floor(9_000 * Math.random())}`;
  const sending = at(anyOf(urls), buyer).rest('POST', path, { message });
  const missing = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      await sleep(15 * Math.random());
      const url = anyOf(urls);
      const socket = await RawSocket.open(url);
      try {
        await socket.watch(id);
        const history = await fetch(url + path).then((answer) => answer.text());
        if (history.includes(message)) return [];
        return await socket.untilMessages(1, '1', ARRIVES_WITHIN_MS).then(
          () => [],
          () => [`${message} of ${id}`],
        );
      } finally {
        socket.stop();
      }
    }),
  );
  isOver = true;
  await Promise.all(readers);
  const { status } = await sending;
  return { lost: status === 201 ? missing.flat() : [], sent: status === 201 ? 1 : 0 };
}
