import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, none, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const BEFORE_MS = 3_000;
const AWAY_MS = 700;

/** The primary is ended as in a crash and started again while members write. */
export async function primaryCrash(rig: Rig): Promise<Line[]> {
  const processes = await rig.processes(rig.redis.url ? 3 : 1);
  const urls = processes.map(({ url }) => url);
  const person = await member(anyOf(urls));
  const { id } = await listContract(person);
  const kept: string[] = [];
  const other: string[] = [];
  let isOver = false;
  let wroteAt = 0;
  const writer = (async () => {
    for (let number = 1; !isOver; number++, await sleep(20)) {
      const message = `Number ${number}`;
      const { status } = await at(anyOf(urls), person).rest('POST', `/api/contracts/${id}/chat`, { message });
      if (status === 201) {
        kept.push(message);
        wroteAt = performance.now();
      } else if (status !== 503) other.push(String(status));
    }
  })();
  await sleep(BEFORE_MS);
  await rig.servers.primary.stop();
  await sleep(AWAY_MS);
  await rig.servers.primary.start();
  const backAt = performance.now();
  await until(() => Promise.resolve(wroteAt > backAt), 30_000).catch(() => undefined);
  const healedMs = wroteAt - backAt;
  await sleep(BEFORE_MS);
  isOver = true;
  await writer;
  const rows = await rig.servers.primary.rows<{ message: string }>('select message from messages');
  const stored = new Set(rows.map(({ message }) => message));
  await rig.stop(processes);
  return [
    none('primary crashed: answers other than 201 and 503', other),
    none(
      `primary crashed: ${kept.length} acknowledged messages, lost`,
      kept.filter((text) => !stored.has(text)),
    ),
    atMost('primary back: until the first write', 2_000, healedMs, 'ms'),
  ];
}
