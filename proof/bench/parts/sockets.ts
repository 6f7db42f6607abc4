import { Subscriber } from '../../siege/subscriber.js';
import { median, percentile, ratiosOf, spreadOf } from '../figures.js';
import type { Figure, Reached } from '../goals.js';
import { cpuOf, rssOf } from '../processes.js';
import { cookieOf } from '../requests.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';

/** Messages that are on their way at the same time. */
const WINDOW = 4;
const CONNECTING = 200;
const PATIENCE_MS = 20_000;

interface Server {
  name: string;
  port: number;
  pid: number;
  send(message: string): Promise<Response>;
}

interface Round {
  /** Messages per second times sockets. */
  deliveries: number;
  /** Processor time per delivery in microseconds. */
  cpuUs: number;
  p50: number;
  p99: number;
  lost: number;
  /** Resident memory for each connected socket in kB. */
  kb: number;
}

/** One message to many sockets, beside the package ws, which writes one frame to every socket. */
export async function sockets(stage: Stage, options: Options): Promise<Reached> {
  const { product, material } = await stage.scene();
  const room = material.rows[0]?.id ?? '';
  const cookie = cookieOf(0).replace(/^Cookie: |\r\n$/g, '');
  const ws = await stage.peer('ws');
  const post = (port: number, path: string, message: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message }),
    });
  const servers: Server[] = [
    { name: 'ws', ...ws, send: (message) => post(ws.port, '/', message) },
    {
      name: 'product',
      port: product.port,
      pid: product.pid,
      send: (message) => post(product.port, `/api/contracts/${room}/chat`, message),
    },
  ];
  const reached = async (count: number, messages: number, rounds: number) => {
    const results = servers.map(() => [] as Round[]);
    // later rounds find memory that the first one has left behind
    const kb = servers.map(() => 0);
    for (let round = 0; round <= rounds; round++)
      for (const [at, server] of servers.entries()) {
        const figures = await measure(server, room, count, messages);
        kb[at] = Math.max(kb[at] ?? 0, figures.kb);
        // the first round warms up
        if (round > 0) results[at]?.push(figures);
      }
    return report(servers, results, kb, count);
  };
  return {
    'J6 1000': await reached(1_000, 60, options.rounds),
    'J6 10000': await reached(10_000, 20, Math.min(3, options.rounds)),
  };
}

async function measure(server: Server, room: string, count: number, messages: number): Promise<Round> {
  const idle = rssOf(server.pid);
  const arrivals = new Arrivals();
  const subscribers = await connect(server.port, room, count, () => arrivals.add());
  const kb = (rssOf(server.pid) - idle) / 1024 / count;
  try {
    const sentAt: number[] = [];
    const before = cpuOf(server.pid);
    const began = performance.now();
    for (let number = 0; number < messages; number++) {
      await arrivals.reach((number + 1 - WINDOW) * count);
      sentAt.push(performance.now());
      const response = await server.send(`Number ${number}`);
      if (!response.ok)
        throw new Error(`A message was answered ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    }
    await arrivals.reach(messages * count);
    const ms = performance.now() - began;
    const delays = subscribers.flatMap(({ numbers, times }) =>
      numbers.map((number, at) => (times[at] as number) - (sentAt[number] as number)),
    );
    return {
      deliveries: (delays.length / ms) * 1000,
      cpuUs: (cpuOf(server.pid) - before) / delays.length,
      p50: percentile(delays, 0.5),
      p99: percentile(delays, 0.99),
      lost: messages * count - delays.length,
      kb,
    };
  } finally {
    for (const subscriber of subscribers) subscriber.close();
  }
}

/** Counts the messages that arrived at any socket. */
class Arrivals {
  private count = 0;
  private awaited: { count: number; resolve: () => void } = { count: Infinity, resolve: () => undefined };

  add(): void {
    if (++this.count >= this.awaited.count) this.awaited.resolve();
  }

  /** Resolves at this count, or when the missing ones count as lost. */
  async reach(count: number): Promise<void> {
    if (this.count >= count) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS);
      this.awaited = { count, resolve: () => (clearTimeout(late), resolve()) };
    });
    this.awaited.count = Infinity;
  }
}

async function connect(
  port: number,
  room: string,
  count: number,
  onMessage: () => void,
): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTING }, async () => {
      while (next < count) {
        const subscriber = await Subscriber.open(port, room, String(next++), onMessage);
        if (!subscriber) throw new Error(`The server on port ${port} refused a subscription.`);
        subscribers.push(subscriber);
      }
    }),
  );
  return subscribers;
}

/** Prints the figures; returns the product's rate divided by that of ws, and the ratio by processor time. */
function report(servers: readonly Server[], results: Round[][], kb: number[], count: number): Figure {
  const rates = results.map((rounds) => rounds.map(({ deliveries }) => deliveries));
  const ratios = rates.map((one) => ratiosOf(one, rates[0] ?? []));
  say(`\nJ6: one message to ${count.toLocaleString('en-US')} sockets, ${WINDOW} on their way\n`);
  say('server     deliveries/s   x ws (range)      p50 ms  p99 ms  CPU us/delivery  kB/socket  lost\n');
  for (const [at, { name }] of servers.entries()) {
    const of = (key: keyof Round) => (results[at] ?? []).map((round) => round[key]);
    const { median: ratio, low, high } = spreadOf(ratios[at] ?? []);
    const cells = [
      name.padEnd(9),
      median(of('deliveries')).toFixed(0).padStart(13),
      `${ratio.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`.padStart(18),
      median(of('p50')).toFixed(1).padStart(7),
      median(of('p99')).toFixed(1).padStart(7),
      median(of('cpuUs')).toFixed(1).padStart(16),
      (kb[at] ?? NaN).toFixed(1).padStart(10),
      String(of('lost').reduce((sum, lost) => sum + lost, 0)).padStart(5),
    ];
    say(`${cells.join(' ')}\n`);
  }
  const cpu = results.map((rounds) => rounds.map(({ cpuUs }) => cpuUs));
  return { value: median(ratios[1] ?? []), byCpu: median(ratiosOf(cpu[0] ?? [], cpu[1] ?? [])) };
}
