import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, none, notTried, type Line } from '../siege/verdict.js';
import { missing } from './programs.js';
import { at, member, type Rig } from './rig.js';
import { Watcher } from './watcher.js';

const SOCKETS = 30;
const PATIENCE_MS = 30_000;

/**
 * Three processes with the default of SHUTDOWN_DELAY behind nginx with its defaults are restarted as an orchestrator does it, each
 * as soon as the one before is ready again, while members read, write and watch.
 */
export async function rollingRestart(rig: Rig): Promise<Line[]> {
  const why = rig.redis.url ? missing('nginx', ['-v']) : 'redis-server is not installed';
  if (why) return [notTried('rolling restart', why)];
  const processes = await rig.processes(3, { SHUTDOWN_DELAY: undefined });
  const site = await rig.nginx(processes.map(({ port }) => port));
  const writer = await member(site);
  const { id } = await listContract(writer);
  const watchers = Array.from({ length: SOCKETS }, () => new Watcher(site, id));
  await Promise.all(watchers.map((watcher) => watcher.start()));
  const failed: string[] = [];
  const sent: string[] = [];
  let requests = 0;
  let isOver = false;
  const ask = async (wanted: number, method: string, path: string, body?: object) => {
    requests++;
    const status = await at(site, writer)
      .rest(method, path, body)
      .then(
        (answer) => answer.status,
        (error: unknown) => String(error),
      );
    if (status !== wanted) failed.push(`${method} ${path}: ${status}`);
    return status === wanted;
  };
  const readers = ['/api/contracts', `/api/contracts/${id}`, '/api/auth/user'].map(async (path) => {
    for (; !isOver; await sleep(50)) await ask(200, 'GET', path);
  });
  const sender = (async () => {
    for (let number = 1; !isOver; number++, await sleep(150)) {
      const message = `Number ${number}`;
      if (await ask(201, 'POST', `/api/contracts/${id}/chat`, { message })) sent.push(message);
    }
  })();
  for (const one of processes) await rig.restart(one);
  isOver = true;
  await Promise.all([...readers, sender]);
  await until(
    () => Promise.resolve(watchers.every(({ texts }) => sent.every((text) => texts.has(text)))),
    PATIENCE_MS,
  ).catch(() => undefined);
  const lost = watchers.flatMap(({ texts }) => sent.filter((text) => !texts.has(text)));
  const codes = watchers.flatMap((watcher) => watcher.codes).filter((code) => code !== 1001);
  const away = Math.max(...watchers.map(({ awayMs }) => awayMs));
  for (const watcher of watchers) watcher.stop();
  await rig.stop(processes);
  return [
    none(`rolling restart behind nginx: ${requests} requests, failed`, failed),
    none(`rolling restart: ${sent.length} messages to ${SOCKETS} sockets, lost`, lost),
    none('rolling restart: sockets closed with another code than 1001', codes.map(String)),
    atMost('rolling restart: longest time without a socket', 5_000, away, 'ms'),
  ];
}
