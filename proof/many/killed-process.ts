import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { until } from '../../backend/test/support/until.js';
import { none, notTried, type Line } from '../siege/verdict.js';
import { race } from './race.js';
import { anyOf, at, member, type Rig, type ServerProcess } from './rig.js';
import { Watcher } from './watcher.js';

const SENDERS = 5;
const WATCHERS = 6;
const BEFORE_MS = 2_000;
const AWAY_MS = 3_000;
const PATIENCE_MS = 30_000;
const RACES = 3;
/** Jobs of a killed process are unlocked after a minute, at the next look, every 20 seconds. */
const CLEANED_MS = 120_000;

/** One of three processes is killed with signal 9: while members chat, and while buyers pay. */
export async function killedProcess(rig: Rig): Promise<Line[]> {
  if (!rig.redis.url) return [notTried('a killed process', 'redis-server is not installed')];
  const processes = await rig.processes(3);
  const lines = await messages(rig, processes);
  for (let round = 1; round <= RACES; round++) {
    const victim = anyOf(processes.slice(1));
    let isBack: Promise<void> | undefined;
    lines.push(
      ...(await race(
        `process killed, round ${round}`,
        processes.map(({ url }) => url),
        async () => {
          await sleep(20 * Math.random());
          isBack = rig.restart(victim, 'SIGKILL');
          return Promise.resolve();
        },
      )),
    );
    await isBack;
  }
  const givenUp = () =>
    rig.servers.primary.rows<{ job: string }>(
      `select concat_ws(' ', task_identifier, key, attempts, locked_at, last_error) as job
       from graphile_worker.jobs where attempts >= max_attempts`,
    );
  await until(async () => (await givenUp()).length === 0, CLEANED_MS).catch(() => undefined);
  lines.push(
    none(
      'processes killed: jobs that look given up',
      (await givenUp()).map(({ job }) => job),
    ),
  );
  await rig.stop(processes);
  return lines;
}

async function messages(rig: Rig, processes: ServerProcess[]): Promise<Line[]> {
  const urls = processes.map(({ url }) => url);
  const senders = await Promise.all(Array.from({ length: SENDERS }, () => member(anyOf(urls))));
  const { id } = await listContract(senders[0] as Person);
  const watchers = Array.from(
    { length: WATCHERS },
    (_, index) => new Watcher(urls[index % urls.length] as string, id),
  );
  await Promise.all(watchers.map((watcher) => watcher.start()));
  const kept: string[] = [];
  let next = 0;
  let isOver = false;
  const sending = senders.map(async (person) => {
    for (; !isOver; await sleep(10)) {
      const message = `Number ${++next}`;
      const status = await at(anyOf(urls), person)
        .rest('POST', `/api/contracts/${id}/chat`, { message })
        .then(
          (answer) => answer.status,
          () => 0,
        );
      if (status === 201) kept.push(message);
    }
  });
  await sleep(BEFORE_MS);
  await rig.restart(processes[1] as ServerProcess, 'SIGKILL', AWAY_MS);
  isOver = true;
  await Promise.all(sending);
  const lost = () => watchers.flatMap(({ texts }) => kept.filter((text) => !texts.has(text)));
  await until(() => Promise.resolve(lost().length === 0), PATIENCE_MS).catch(() => undefined);
  for (const watcher of watchers) watcher.stop();
  return [none(`process killed: ${kept.length} acknowledged messages to ${WATCHERS} sockets, lost`, lost())];
}
