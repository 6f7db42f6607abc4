import { setTimeout as sleep } from 'node:timers/promises';
import { listContract } from '../../backend/test/factories/contract.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, none, notTried, type Line } from '../siege/verdict.js';
import { at, member, missing, type Rig } from './rig.js';

const SOCKETS = 30;
/** nginx avoids a server that refused a connection for 10 seconds. */
const SHUTDOWN_DELAY = '10';
const PATIENCE_MS = 30_000;

/** Three processes behind nginx are restarted one after the other, without a pause, while members read, write and watch. */
export async function rollingRestart(rig: Rig): Promise<Line[]> {
  const why = rig.redisUrl ? missing('nginx', ['-v']) : 'redis-server is not installed';
  if (why) return [notTried('rolling restart', why)];
  const processes = await rig.processes(3, { SHUTDOWN_DELAY });
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

/** A client as the page is: it connects again after a close, and then reads the thread again. */
class Watcher {
  readonly texts = new Set<string>();
  readonly codes: number[] = [];
  awayMs = 0;
  private isOver = false;
  private socket: RawSocket | undefined;

  constructor(
    private readonly site: string,
    private readonly contractId: string,
  ) {}

  async start(): Promise<void> {
    const socket = await RawSocket.open(this.site);
    this.socket = socket;
    socket.socket.on('message', (data) => this.keep((data as Buffer).toString()));
    await socket.watch(this.contractId);
    void socket.closed.then(({ code }) => this.again(code));
  }

  stop(): void {
    this.isOver = true;
    this.socket?.socket.close();
  }

  private async again(code: number): Promise<void> {
    if (this.isOver) return;
    this.codes.push(code);
    const from = performance.now();
    for (;;)
      try {
        await this.start();
        break;
      } catch {
        await sleep(100);
      }
    this.awayMs = Math.max(this.awayMs, performance.now() - from);
    const answer = await fetch(`${this.site}/api/contracts/${this.contractId}/chat?limit=100`);
    this.keep(await answer.text());
  }

  private keep(text: string): void {
    for (const [, message = ''] of text.matchAll(/"message":"(Number \d+)"/g)) this.texts.add(message);
  }
}
