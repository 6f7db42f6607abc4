import { beforeAll, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import {
  NPM_START,
  closeCodes,
  isDatabaseClean,
  start,
  useBuiltProduct,
} from '../../backend/test/support/product/built-product.js';
import { authorise, listContract, Provider, rest } from '../../backend/test/support/payments.js';
import { Person } from '../../backend/test/support/person.js';
import { SANDBOX_KEY } from '../../backend/test/support/servers/sandbox-key.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { until } from '../../backend/test/support/until.js';

/** Connections are given to the workers in turn, so several clients are never all on one of them. */
const CLIENTS = 8;
/** As many sign-ups as one source is allowed, with the other members of these tests. */
const BUYERS = 7;
const SETTINGS = { WORKERS: '2', STRIPE_SECRET_KEY: SANDBOX_KEY, RATE_LIMITS: 'default' };
const MESSAGES_A_MINUTE = 20;

useBuiltProduct({ isShared: true });
let product: Awaited<ReturnType<typeof start>>;
let site = '';
let seller: Person;
beforeAll(async () => {
  product = await start(NPM_START, SETTINGS);
  site = `http://127.0.0.1:${product.port}`;
  await until(() => Promise.resolve(workers().length === 2), 60_000);
  seller = new Person(site);
  await seller.register('seller@example.com');
}, 120_000);

/** The processes that the primary process has started, without PostgreSQL. */
function workers(): number[] {
  const processes = readdirSync('/proc').flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backend/dist/bundle/main.js')) return [];
      return [{ pid: Number(pid), parent: Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3]) }];
    } catch {
      return [];
    }
  });
  const primaries = processes.filter(({ parent }) => parent === product.child.pid).map(({ pid }) => pid);
  return processes.filter(({ parent }) => primaries.includes(parent)).map(({ pid }) => pid);
}

const watchers = (contractId: string, person?: Person) =>
  Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const socket = await RawSocket.open(site, person && { person });
      await socket.watch(contractId);
      return socket;
    }),
  );

/** On a new connection each time, so on each worker in turn. */
const say = async (person: Person, contractId: string, message: string) =>
  (await person.rest('POST', `/api/contracts/${contractId}/chat`, { message }, { connection: 'close' }))
    .status;

/**
 * A connection that is given to a worker while it dies is reset. As the page does, this asks then whether the message has
 * arrived, and sends it again only if not.
 */
async function sayAgainIfLost(person: Person, contractId: string, message: string): Promise<void> {
  const status = await say(person, contractId, message).catch(() => 'reset');
  if (status !== 'reset') return expect(status).toBe(201);
  let thread = '';
  await until(async () => {
    const answer = person.rest('GET', `/api/contracts/${contractId}/chat`, undefined, {
      connection: 'close',
    });
    thread = await answer.then(({ body }) => JSON.stringify(body)).catch(() => '');
    return thread !== '';
  });
  if (!thread.includes(JSON.stringify(message))) return sayAgainIfLost(person, contractId, message);
}

const textsOf = (socket: RawSocket) => socket.messages<{ message: string }>().map(({ message }) => message);

it('messages reach the sockets of all workers once and in order, and the limit of messages counts for all', async () => {
  const { id } = await listContract(seller);
  const sockets = await watchers(id);
  const texts = Array.from({ length: MESSAGES_A_MINUTE }, (_, number) => `Message number ${number}`);
  for (const text of texts) expect(await say(seller, id, text)).toBe(201);
  expect([await say(seller, id, 'One more'), await say(seller, id, 'And one')]).toEqual([429, 429]);
  for (const socket of sockets) await socket.untilMessages(texts.length);
  for (const socket of sockets) expect(textsOf(socket)).toEqual(texts);
});

it('a session that ends through one worker closes its sockets on all', async () => {
  const { id } = await listContract(seller);
  const member = new Person(site);
  await member.register('leaves@example.com');
  const sockets = await watchers(id, member);
  await member.rest('GET', '/api/logout');
  const closed = await Promise.all(sockets.map((socket) => socket.closed));
  expect(new Set(closed.map(({ code }) => code))).toEqual(new Set([4001]));
});

it('of buyers on all workers who complete the purchase at once, one gets the contract and pays', async () => {
  const { id } = await listContract(seller);
  const provider = new Provider(site);
  // the provider's webhooks would complete the sale before all buyers are ready
  await provider.knobs({ webhooks: { paused: true }, faults: { 'events.list': { failRate: 1 } } });
  const buyers: { person: Person; intent: string }[] = [];
  for (let number = 0; number < BUYERS; number++) {
    const person = new Person(site);
    await person.register(`buyer-${number}@example.com`);
    buyers.push({ person, intent: await authorise(provider, person, id) });
  }
  const outcomes = await Promise.all(buyers.map(({ person, intent }) => rest.complete(person, intent)));
  expect(outcomes.map(({ code }) => code).sort()).toEqual([
    ...Array.from({ length: BUYERS - 1 }, () => 'CONTRACT_TAKEN'),
    undefined,
  ]);
  await provider.knobs({ reset: true });
  const { body } = await seller.rest<{ status: string }>('GET', `/api/contracts/${id}`);
  expect(body.status).toBe('pending');
  const intents = buyers.map(({ intent }) => intent);
  await until(async () => {
    const { intents: all } = await provider.ledger();
    return all.filter((one) => intents.includes(one.id) && one.status === 'requires_capture').length === 0;
  }, 60_000);
  const charged = await Promise.all(intents.map((intent) => provider.charged(intent)));
  expect(charged.filter((cents) => cents > 0)).toHaveLength(1);
});

it('metrics are those of all workers', async () => {
  const sockets = await watchers((await listContract(seller)).id);
  const answer = await seller.rest<string>('GET', '/metrics');
  const open = Number(/^handover_open_sockets (\d+)$/m.exec(answer.body)?.[1]);
  expect(open).toBeGreaterThanOrEqual(CLIENTS + product.sockets.length);
  for (const { socket } of sockets) socket.close();
});

it('a worker that is killed is replaced, the other one serves meanwhile, and nothing that was sent is missing', async () => {
  const { id } = await listContract(seller);
  const writer = new Person(site);
  await writer.register('writer@example.com');
  const sockets = await watchers(id);
  let gone = 0;
  for (const socket of sockets) void socket.closed.then(() => gone++);
  const [victim = 0] = workers();
  process.kill(victim, 'SIGKILL');
  await until(() => Promise.resolve(gone > 0));
  for (const text of ['first', 'second', 'third']) await sayAgainIfLost(writer, id, text);
  await until(() => Promise.resolve(workers().length === 2 && !workers().includes(victim)), 60_000);
  expect(gone).toBeLessThan(CLIENTS);
  for (const socket of sockets.filter((one) => one.socket.readyState === one.socket.OPEN)) {
    await socket.untilMessages(3);
    expect(textsOf(socket)).toEqual(['first', 'second', 'third']);
  }
});

it('SIGTERM stops all workers in good order, then the database', async () => {
  product.sockets = await watchers((await listContract(seller)).id);
  product.child.kill('SIGTERM');
  expect(await product.exited).toBe(0);
  expect(await closeCodes(product)).toEqual([1001]);
  expect(isDatabaseClean()).toBe(true);
  expect(workers()).toEqual([]);
});

it('workers that keep dying end the program, whose supervisor decides', async () => {
  product = await start(NPM_START, SETTINGS);
  const exited = product.exited.then(() => true);
  const isOver = () => Promise.race([exited, Promise.resolve(false)]);
  for (const end = Date.now() + 40_000; !(await isOver()) && Date.now() < end;) {
    for (const worker of workers()) process.kill(worker, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(await product.exited).toBe(1);
  expect(isDatabaseClean()).toBe(true);
});
