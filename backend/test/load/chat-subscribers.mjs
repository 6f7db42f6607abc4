/**
 * Many people who watch threads, on loopback. Needs a running product (RATE_LIMITS=off) and nothing else:
 *   node backend/test/load/chat-subscribers.mjs --url http://localhost:3000 --subscribers 10000 --messages 40
 * First everybody in one room, then in rooms of ten. Prints how long connecting takes, from a message's sending to its
 * arrival (p50, p99 over all subscribers), the server's memory where --pid is given, and what was lost, doubled or
 * out of order. Ends with 1 where a goal of --goals is missed.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';

const MESSAGE_SENT =
  'subscription ($id: ID!) { messageSent(contractId: $id) { id contractId senderId isSeller message createdAt } }';
const AT_ONCE = 200;
const ARRIVES_WITHIN_MS = 20_000;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    subscribers: { type: 'string', default: '2000' },
    messages: { type: 'string', default: '40' },
    every: { type: 'string', default: '500' },
    pid: { type: 'string' },
    goals: { type: 'boolean', default: false },
    watch: { type: 'string' },
  },
});
const url = values.url;

if (values.watch) await watch();
else await conduct();

/** The subscribers, in a process of their own: what they cost is not the server's. */
async function watch() {
  const { rooms, subscribers } = JSON.parse(values.watch);
  const address = `${url.replace('http', 'ws')}/graphql`;
  const seats = [];
  let live = 0;
  let failed = 0;

  const sit = (n) =>
    new Promise((resolve) => {
      const seat = { room: rooms[n % rooms.length], got: [], at: [] };
      seats.push(seat);
      const socket = new WebSocket(address, ['graphql-transport-ws'], {
        perMessageDeflate: false,
        skipUTF8Validation: true,
      });
      seat.socket = socket;
      let settled = false;
      const done = (ok) => {
        if (settled) return;
        settled = true;
        if (ok) live++;
        else failed++;
        resolve();
      };
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('error', () => done(false));
      socket.on('close', () => {
        seat.closed = true;
        done(false);
      });
      socket.on('message', (data) => {
        const now = performance.timeOrigin + performance.now();
        const text = String(data);
        if (text.includes('"type":"next"')) {
          seat.got.push(Number(/"message":"Number (\d+)"/.exec(text)?.[1]));
          seat.at.push(now);
        } else if (text.includes('connection_ack'))
          socket.send(
            JSON.stringify({
              id: crypto.randomUUID(),
              type: 'subscribe',
              payload: { query: MESSAGE_SENT, variables: { id: seat.room } },
            }),
          );
        else if (text.includes('"live"')) {
          socket.send('{"type":"pong"}');
          done(true);
        } else if (text.includes('"type":"error"')) done(false);
      });
    });

  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < subscribers) await sit(next++);
    }),
  );
  process.send({ connected: Math.round(performance.now() - started), live, failed });
  process.once('message', async ({ counts, sentAt }) => {
    const expected = new Map(Object.entries(counts));
    // slow is not lost: what is under way may arrive
    const until = performance.now() + ARRIVES_WITHIN_MS;
    const isComplete = () => seats.every(({ room, got }) => got.length >= expected.get(room));
    while (!isComplete() && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 200));
    let lost = 0;
    let doubled = 0;
    let disordered = 0;
    const delays = [];
    for (const { room, got, at } of seats) {
      const distinct = new Set(got);
      lost += expected.get(room) - distinct.size;
      doubled += got.length - distinct.size;
      for (let n = 1; n < got.length; n++) if (got[n] <= got[n - 1]) disordered++;
      at.forEach((arrived, n) => delays.push(arrived - sentAt[got[n]]));
    }
    delays.sort((a, b) => a - b);
    const quantile = (q) => Math.round((delays[Math.floor(delays.length * q)] ?? NaN) * 10) / 10;
    process.send(
      {
        deliveries: delays.length,
        p50: quantile(0.5),
        p99: quantile(0.99),
        max: quantile(0.99999),
        lost,
        doubled,
        disordered,
        closed: seats.filter(({ closed }) => closed).length,
      },
      () => process.exit(0),
    );
  });
}

async function conduct() {
  const seller = await member();
  const subscribers = Number(values.subscribers);
  const messages = Number(values.messages);
  const results = [];
  for (const [name, count] of [
    ['one room', 1],
    ['rooms of ten', Math.ceil(subscribers / 10)],
  ]) {
    const rooms = await contracts(seller, count);
    results.push({ name, ...(await round(seller, rooms, subscribers, messages)) });
  }
  console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
  if (values.goals && !meetsGoals(results)) process.exit(1);
}

function meetsGoals([one, ten]) {
  return (
    [one, ten].every(
      ({ lost, doubled, disordered, failed, connectedMs, rssMb }) =>
        lost + doubled + disordered + failed === 0 && connectedMs <= 5_000 && !(rssMb > 500),
    ) &&
    one.p99 <= 250 &&
    ten.p99 <= 50
  );
}

async function round(seller, rooms, subscribers, messages) {
  const watcher = fork(fileURLToPath(import.meta.url), [
    '--url',
    url,
    '--watch',
    JSON.stringify({ rooms, subscribers }),
  ]);
  const answer = () => new Promise((resolve) => watcher.once('message', resolve));
  const { connected, live, failed } = await answer();
  const rssMb = memory();
  const sentAt = [];
  const sent = Object.fromEntries(rooms.map((room) => [room, 0]));
  // one room: a message every so often; many rooms: as many messages a second in all as ten rooms would have
  const every = rooms.length === 1 ? Number(values.every) : Number(values.every) / 10;
  const total = rooms.length === 1 ? messages : messages * 10;
  for (let n = 0; n < total; n++) {
    const room = rooms[n % rooms.length];
    const before = performance.now();
    sentAt[n + 1] = performance.timeOrigin + before;
    await seller.post(`/api/contracts/${room}/chat`, { message: `Number ${n + 1}` });
    sent[room]++;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, every - (performance.now() - before))));
  }
  const figures = answer();
  watcher.send({ counts: sent, sentAt });
  const { deliveries, p50, p99, max, lost, doubled, disordered, closed } = await figures;
  return {
    live,
    failed,
    connectedMs: connected,
    rssMb,
    deliveries,
    p50,
    p99,
    max,
    lost,
    doubled,
    disordered,
    closed,
  };
}

async function contracts(seller, count) {
  const ids = [];
  for (let n = 0; n < count; n++) {
    const { id } = await seller.post('/api/contracts', {
      title: `Load room ${n}`,
      type: 'loan',
      description: 'Made by a load test.',
      location: 'Nowhere',
      monthlyPayment: 1,
      remainingTermMonths: 1,
    });
    ids.push(id);
  }
  return ids;
}

async function member() {
  let cookie = '';
  const post = async (path, body) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  await post('/api/register', {
    email: `load.${Date.now()}@example.com`,
    password: 'a walk along the quiet harbour',
    acceptTerms: true,
  });
  return { post };
}

/** Resident memory of the server in MB. */
function memory() {
  if (!values.pid) return undefined;
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${values.pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb) / 1024);
}
