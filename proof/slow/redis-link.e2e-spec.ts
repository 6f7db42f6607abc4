import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../backend/test/support/servers/replication.js';
import { until } from '../../backend/test/support/until.js';
import { Config } from '../../backend/src/common/config/config.js';
import { RateLimits } from '../../backend/src/common/cluster/rate-limits.js';
import { TopicBus } from '../../backend/src/common/cluster/topics.js';

const isThere = spawnSync('redis-server', ['--version']).status === 0;
if (!isThere) console.warn('Skipped: redis-server is not installed.');
const withRedis = isThere ? describe : describe.skip;

const folder = mkdtempSync(join(tmpdir(), 'handover-redis-'));
const started: ChildProcess[] = [];
const buses: TopicBus[] = [];
const limits: RateLimits[] = [];
const soon = (condition: () => boolean, ms?: number) => until(() => Promise.resolve(condition()), ms);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function redis(...args: string[]): Promise<{ port: number; server: ChildProcess }> {
  const port = await freePort();
  const server = spawn('redis-server', [...args, '--port', String(port), '--dir', folder, '--save', ''], {
    stdio: 'ignore',
  });
  started.push(server);
  await until(() => answers(port));
  return { port, server };
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('data', () => socket.destroy());
    socket.on('data', () => resolve(true)).on('error', () => resolve(false));
  });

/** Connections to a server that stop passing data on, while new connections would work. */
class Link {
  private readonly pairs: { near: Socket; far: Socket; isSubscriber: boolean }[] = [];
  private readonly server: Server;

  constructor(private readonly target: number) {
    this.server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      near.pipe(far).pipe(near);
      const pair = { near, far, isSubscriber: false };
      near.on('data', (data) => (pair.isSubscriber ||= String(data).includes('subscribe')));
      for (const socket of [near, far]) socket.on('error', () => undefined);
      this.pairs.push(pair);
    });
  }

  async port(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  mute(which: 'all' | 'publishers' = 'all'): void {
    for (const { near, far, isSubscriber } of this.pairs)
      if (which === 'all' || !isSubscriber) for (const socket of [near, far]) socket.unpipe().pause();
  }

  close(): void {
    this.server.close();
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.destroy();
  }
}

const config = (url: string) => new Config({ REDIS_URL: url, DATA_DIR: folder });

async function bus(url: string): Promise<TopicBus> {
  const made = new TopicBus(config(url));
  buses.push(made);
  let isListening = false;
  made.on('mayHaveMissed', () => (isListening = true));
  await soon(() => isListening);
  return made;
}

/** Publishes on one bus until the other one hears it: both are connected. */
async function expectConnected(from: TopicBus, to: TopicBus): Promise<void> {
  let heard = 0;
  to.on('settingsChanged', () => heard++);
  await until(async () => {
    from.publish('settingsChanged', {});
    await sleep(50);
    return heard > 0;
  });
}

afterEach(() => {
  for (const made of buses.splice(0)) made.onApplicationShutdown();
  for (const made of limits.splice(0)) made.onApplicationShutdown();
});
afterAll(async () => {
  for (const server of started) {
    const closed = once(server, 'close');
    server.kill('SIGKILL');
    await closed;
  }
  rmSync(folder, { recursive: true, force: true });
});

withRedis('one server', () => {
  let port = 0;
  let server: ChildProcess;
  beforeAll(async () => {
    ({ port, server } = await redis());
  });

  it('a link that passes nothing on is noticed within 10 seconds', async () => {
    const link = new Link(port);
    const far = await bus(`redis://127.0.0.1:${port}`);
    const near = await bus(`redis://127.0.0.1:${await link.port()}`);
    await expectConnected(far, near);
    let missed = 0;
    near.on('mayHaveMissed', () => missed++);
    const from = performance.now();
    link.mute();
    await soon(() => missed > 0);
    expect(performance.now() - from).toBeLessThan(10_000);
    await expectConnected(far, near);
    await expectConnected(near, far);
    link.close();
  });

  it('the others reload if an event could not be published', async () => {
    const link = new Link(port);
    const near = await bus(`redis://127.0.0.1:${port}`);
    const far = await bus(`redis://127.0.0.1:${await link.port()}`);
    await expectConnected(far, near);
    const missed = { near: 0, far: 0 };
    near.on('mayHaveMissed', () => missed.near++);
    far.on('mayHaveMissed', () => missed.far++);
    link.mute('publishers');
    far.publish('sessionsEnded', { userId: 'a member' });
    await soon(() => missed.near > 0, 5_000);
    await expectConnected(far, near);
    await sleep(500);
    expect(missed).toEqual({ near: 1, far: 0 });
    link.close();
  });

  it('the others reload if an event came before the connection was made', async () => {
    const near = await bus(`redis://127.0.0.1:${port}`);
    let missed = 0;
    near.on('mayHaveMissed', () => missed++);
    const far = new TopicBus(config(`redis://127.0.0.1:${port}`));
    buses.push(far);
    far.publish('settingsChanged', {});
    await soon(() => missed > 0, 5_000);
  });

  it('a healthy link without any events is not replaced', async () => {
    const quiet = await bus(`redis://127.0.0.1:${port}`);
    let missed = 0;
    quiet.on('mayHaveMissed', () => missed++);
    await sleep(10_000);
    expect(missed).toBe(0);
  });

  it('a frozen server delays only the first limited request', async () => {
    const limiter = new RateLimits(config(`redis://127.0.0.1:${port}`));
    limits.push(limiter);
    await sleep(500);
    await limiter.take('chat', 'before');
    server.kill('SIGSTOP');
    const times: number[] = [];
    for (let count = 0; count < 15; count++) {
      const from = performance.now();
      await limiter.take('chat', 'frozen');
      times.push(performance.now() - from);
      await sleep(200);
    }
    server.kill('SIGCONT');
    expect(times[0]).toBeLessThan(1_000);
    expect(Math.max(...times.slice(1))).toBeLessThan(50);
  });
});

withRedis('several servers', () => {
  it('Sentinel: the address names the sentinels and the primary', async () => {
    const { port } = await redis();
    const file = join(folder, 'sentinel.conf');
    writeFileSync(file, `sentinel monitor handover 127.0.0.1 ${port} 1\n`);
    const sentinel = await redis(file, '--sentinel');
    const url = `redis+sentinel://127.0.0.1:${sentinel.port}/handover`;
    await expectConnected(await bus(url), await bus(url));
    await expectShared(url);
  });

  it('Cluster: the address names some of the nodes', async () => {
    const { port } = await redis(
      '--cluster-enabled',
      'yes',
      '--cluster-config-file',
      'nodes.conf',
      '--cluster-announce-ip',
      '127.0.0.1',
    );
    const add = connect(port, '127.0.0.1', () => add.write('CLUSTER ADDSLOTSRANGE 0 16383\r\n'));
    await once(add, 'data');
    add.destroy();
    await sleep(1_500);
    const url = `redis+cluster://127.0.0.1:${port}`;
    await expectConnected(await bus(url), await bus(url));
    await expectShared(url);
  });

  /** Two processes count together. */
  async function expectShared(url: string): Promise<void> {
    const [one, two] = [new RateLimits(config(url)), new RateLimits(config(url))];
    limits.push(one, two);
    await sleep(1_000);
    for (let count = 0; count < 10; count++)
      await Promise.all([one.take('chat', url), two.take('chat', url)]);
    await expect(one.take('chat', url)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  }
});
