import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startEmbeddedPostgres } from '../../backend/src/database/embedded/embedded-postgres.js';
import { freePort } from '../torture/processes.js';
import { chatMessage, contactRequest, listContracts, signUp } from './members.js';
import { pause, Product } from './product.js';
import { Watcher } from './socket.js';
import { atMost, isSo, none, notTried, type Line } from './verdict.js';
import { isDone, request, Wire, type Outcome } from './wire.js';

const AWAY_MS = 6_000;
const CONTACTS_AN_HOUR = 5;

/** Two processes of the product on one database, with a Redis between them. */
export async function redis(): Promise<Line[]> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    return [notTried('two processes', 'redis-server is not installed')];
  const server = await RedisServer.start();
  const dataDir = mkdtempSync(`${tmpdir()}/handover-siege-`);
  const postgres = await startEmbeddedPostgres({ dataDir });
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: server.url,
    RATE_LIMITS: 'default',
    DATABASE_POOL_SIZE: '8',
    SHUTDOWN_DELAY: '0',
  };
  const a = await Product.start({ settings });
  const b = await Product.start({ settings });
  try {
    return await between(a, b, server);
  } finally {
    await b.remove();
    await a.remove();
    await server.remove();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function between(a: Product, b: Product, server: RedisServer): Promise<Line[]> {
  const writer = await signUp(a);
  const [contract = ''] = await listContracts(a, writer, 1);
  const watcher = await watch(b, contract);
  const wireToA = new Wire(a.port);
  let number = 0;
  const say = () => wireToA.ask(chatMessage(writer.cookie, contract, `Number ${++number}`));

  const sentAt = performance.now();
  await say();
  await heard(watcher, 1, 2_000);
  const arrivedMs = (watcher.heard[0]?.at ?? Infinity) - sentAt;

  const newestAt = newestContract(b);
  const wasThere = await newestAt();
  const [newer = ''] = await listContracts(a, writer, 1);
  const submittedAt = performance.now();
  let sharedMs = Infinity;
  for (let newest = wasThere; newest !== newer && performance.now() - submittedAt < 2_000; await pause(5)) {
    newest = await newestAt();
    if (newest === newer) sharedMs = performance.now() - submittedAt;
  }

  const leaving = await signUp(a);
  const theirs = await watch(b, contract, leaving.cookie);
  const leftAt = performance.now();
  await new Wire(a.port).ask(request('GET', '/api/logout', { cookie: leaving.cookie }));
  await theirs.ends(10_000);
  const endedMs = (theirs.closedAt || Infinity) - leftAt;

  const contacts: Outcome[] = [];
  for (let n = 0; n <= CONTACTS_AN_HOUR; n++)
    contacts.push(await new Wire((n % 2 ? b : a).port).ask(contactRequest(`Contact ${n}`)));
  const limited = contacts.map(({ status }) => status).join(' ');

  // Redis is away: nothing reaches the other process, and no request waits for Redis
  const staying = await signUp(a);
  const late = await watch(b, contract, staying.cookie);
  await server.stop();
  const away: Outcome[] = [];
  for (const until = performance.now() + AWAY_MS; performance.now() < until; await pause(1_000))
    away.push(await say());
  away.push(await new Wire(a.port).ask(request('GET', '/api/logout', { cookie: staying.cookie })));
  await server.start();
  const backAt = performance.now();
  await heard(watcher, number, 15_000);
  const caughtUpMs = performance.now() - backAt;
  await late.ends(10_000);
  const lateEndMs = (late.closedAt || Infinity) - backAt;
  const numbers = watcher.heard.map(({ message }) => Number(message.slice('Number '.length)));
  const inOrder = numbers.every((one, at) => one === at + 1) && numbers.length === number;

  server.freeze();
  const frozen = [await say(), await new Wire(b.port).ask(contactRequest('Frozen'))];
  server.thaw();

  return [
    atMost('two processes: a message reaches the other', 250, arrivedMs, 'ms'),
    atMost('two processes: visitors of the other read a new contract', 250, sharedMs, 'ms'),
    atMost('two processes: a session ends at the other', 2, endedMs / 1_000, 's'),
    isSo('two processes: limits are shared', '200 x 5, 429', limited, limited === '200 200 200 200 200 429'),
    none(
      `Redis away for ${AWAY_MS / 1_000} s: refused meanwhile (of ${away.length})`,
      away.filter((one) => !isDone(one)).length,
    ),
    isSo(
      'Redis back: all messages, each once, in order',
      'yes',
      inOrder ? 'yes' : numbers.join(' '),
      inOrder,
    ),
    atMost('Redis back: missed messages are there', 5, caughtUpMs / 1_000, 's'),
    atMost('Redis back: missed ends of sessions close sockets', 5, lateEndMs / 1_000, 's'),
    atMost('Redis frozen: longest answer', 5, Math.max(...frozen.map(({ ms }) => ms)) / 1_000, 's'),
    isSo('two processes: both stay', 'yes', a.isAlive && b.isAlive ? 'yes' : 'no', a.isAlive && b.isAlive),
  ];
}

/** The first contract of the public list, which visitors share for a second. */
function newestContract({ port }: Product): () => Promise<string> {
  const wire = new Wire(port);
  return async () => {
    const { text = '' } = await wire.ask(request('GET', '/api/contracts?limit=1'), true);
    return /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
  };
}

async function watch({ port }: Product, contract: string, cookie = ''): Promise<Watcher> {
  const watcher = await Watcher.open(port, contract, cookie);
  if (!(watcher instanceof Watcher)) throw new Error(`could not watch: ${JSON.stringify(watcher)}`);
  return watcher;
}

async function heard(watcher: Watcher, count: number, withinMs: number): Promise<void> {
  for (const until = performance.now() + withinMs; performance.now() < until; await pause(10))
    if (watcher.heard.length >= count) return;
}

/** A Redis without persistence, on a fixed port. */
class RedisServer {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(`${tmpdir()}/handover-redis-`);

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const flags = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.child = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve) => {
      let said = '';
      this.child?.stdout?.on('data', (text) => {
        said += String(text);
        if (said.includes('Ready to accept connections')) resolve();
      });
    });
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
