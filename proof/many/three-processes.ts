import { listContract } from '../../backend/test/factories/contract.js';
import { authorise, Provider, rest } from '../../backend/test/support/payments.js';
import type { Person } from '../../backend/test/support/person.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, isSo, none, notTried, quantile, type Line } from '../siege/verdict.js';
import { anyOf, at, member, type Rig } from './rig.js';

const SESSIONS = 30;
const MESSAGES = 1_000;
const SENDERS = 5;
const BUYERS = 20;
const EDITS = 20;
const LIMIT = 20;

/** Sign-in, chat, purchases, limits and shared pages over three processes with a Redis between them. */
export async function threeProcesses(rig: Rig): Promise<Line[]> {
  if (!rig.redisUrl) return [notTried('three processes', 'redis-server is not installed')];
  const processes = await rig.processes(3);
  const urls = processes.map(({ url }) => url);
  try {
    return [
      ...(await sessions(urls)),
      ...(await chat(urls)),
      ...(await race(urls)),
      ...(await pages(rig, urls)),
      ...(await limits(rig)),
    ];
  } finally {
    await rig.stop(processes);
  }
}

async function sessions(urls: string[]): Promise<Line[]> {
  const [a = '', b = '', c = ''] = urls;
  let wrong = 0;
  const closedAfter: number[] = [];
  const { id } = await listContract(await member(a));
  for (let count = 0; count < SESSIONS; count++) {
    const person = await member(a);
    const isIn = async (url: string) => (await at(url, person).rest('GET', '/api/auth/user')).status === 200;
    if (!(await isIn(b)) || !(await isIn(c))) wrong++;
    const socket = await RawSocket.open(b, { person: at(b, person) });
    await socket.watch(id);
    const from = performance.now();
    await at(c, person).rest('GET', '/api/logout');
    await socket.closed;
    closedAfter.push(performance.now() - from);
    if ((await isIn(a)) || (await isIn(b))) wrong++;
  }
  return [
    none(`${SESSIONS} sessions on three processes: wrong answers`, wrong),
    atMost(
      'a signed-out session closes its socket on another process',
      2_000,
      Math.max(...closedAfter),
      'ms',
    ),
  ];
}

async function chat(urls: string[]): Promise<Line[]> {
  const senders = await Promise.all(Array.from({ length: SENDERS }, () => member(anyOf(urls))));
  const { id } = await listContract(senders[0] as Person);
  const sockets = await Promise.all(urls.map((url) => RawSocket.open(url)));
  for (const socket of sockets) await socket.watch(id);
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  for (const { socket } of sockets)
    socket.on('message', (data) => {
      const [, text = ''] = /"message":"(Number \d+)"/.exec((data as Buffer).toString()) ?? [];
      const from = sentAt.get(text);
      if (from !== undefined) delays.push(performance.now() - from);
    });
  let next = 0;
  let refused = 0;
  await Promise.all(
    senders.map(async (person) => {
      while (next < MESSAGES) {
        const message = `Number ${++next}`;
        sentAt.set(message, performance.now());
        const { status } = await at(anyOf(urls), person).rest('POST', `/api/contracts/${id}/chat`, {
          message,
        });
        if (status !== 201) refused++;
      }
    }),
  );
  const wanted = next - refused;
  const idsOf = (socket: RawSocket) => socket.messages<{ id: string }>().map((message) => message.id);
  await until(() => Promise.resolve(sockets.every((socket) => idsOf(socket).length >= wanted)), 30_000).catch(
    () => undefined,
  );
  const received = sockets.map(idsOf);
  const [first = []] = received;
  const isAlike = received.every((ids) => JSON.stringify(ids) === JSON.stringify(first));
  return [
    none(`${next} messages: refused`, refused),
    none(
      'messages lost or doubled at a subscriber',
      Math.abs(first.length - wanted) + (first.length - new Set(first).size),
    ),
    isSo('subscribers of three processes have one order', 'one', isAlike ? 'one' : 'several', isAlike),
    atMost('a message reaches the other processes (p99)', 1_000, quantile(delays, 0.99), 'ms'),
  ];
}

async function race(urls: string[]): Promise<Line[]> {
  const [a = ''] = urls;
  const provider = new Provider(a);
  const seller = await member(a);
  const { id } = await listContract(seller);
  await provider.knobs({ webhooks: { paused: true }, faults: { 'events.list': { failRate: 1 } } });
  const ready: { buyer: Person; intent: string }[] = [];
  for (let count = 0; count < BUYERS; count++) {
    const buyer = await member(anyOf(urls));
    ready.push({ buyer, intent: await authorise(provider, buyer, id) });
  }
  const outcomes = await Promise.all(
    ready.map(({ buyer, intent }, index) =>
      rest.complete(at(urls[index % urls.length] as string, buyer), intent),
    ),
  );
  await provider.knobs({ reset: true });
  const held = async () =>
    (await provider.ledger()).intents.filter(({ status }) => status === 'requires_capture').length;
  await until(async () => (await held()) === 0, 60_000).catch(() => undefined);
  const charged = await Promise.all(ready.map(({ intent }) => provider.charged(intent)));
  const winners = outcomes.filter(({ ok }) => ok).length;
  return [
    isSo(
      `${BUYERS} buyers of one contract on three processes: told that it is theirs`,
      '1',
      String(winners),
      winners === 1,
    ),
    atMost('buyers charged', 1, charged.filter((cents) => cents > 0).length),
    none('cards still held', await held()),
  ];
}

async function pages({ servers }: Rig, urls: string[]): Promise<Line[]> {
  const [a = '', ...others] = urls;
  const admin = await member(a);
  await servers.primary.rows(`update users set is_admin = true where id = '${admin.id}'`);
  const { id } = await listContract(admin);
  const ages: number[] = [];
  for (let count = 0; count < EDITS; count++) {
    const title = `Lease of edit ${count}`;
    const from = performance.now();
    await admin.rest('PUT', `/api/admin/contracts/${id}`, { title });
    const seen = async (url: string) =>
      (await (await fetch(`${url}/contracts/${id}`)).text()).includes(title);
    for (const url of others) await until(() => seen(url), 10_000);
    ages.push(performance.now() - from);
  }
  return [atMost('visitors of other processes see an edit', 1_500, Math.max(...ages), 'ms')];
}

async function limits(rig: Rig): Promise<Line[]> {
  const processes = await rig.processes(2, { RATE_LIMITS: 'default', DATABASE_POOL_SIZE: '2' });
  try {
    const [one, two] = processes.map(({ url }) => url) as [string, string];
    const person = await member(one);
    const { id } = await listContract(person);
    const statuses = await Promise.all(
      Array.from({ length: 2 * LIMIT }, async (_, number) => {
        const { status } = await at(number % 2 ? one : two, person).rest(
          'POST',
          `/api/contracts/${id}/chat`,
          {
            message: `Number ${number}`,
          },
        );
        return status;
      }),
    );
    const sent = statuses.filter((status) => status === 201).length;
    return [isSo('messages of a minute over two processes', String(LIMIT), String(sent), sent === LIMIT)];
  } finally {
    await rig.stop(processes);
  }
}
