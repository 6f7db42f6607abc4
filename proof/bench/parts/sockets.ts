import { Subscriber } from '../../siege/subscriber.js';
import { median, percentile, ratiosOf, spreadOf } from '../figures.js';
import { addFigures, type Delays, type Reached } from '../goals.js';
import { cpuOf, rssOf } from '../processes.js';
import { sessionHeader } from '../requests.js';
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
  /** Where messages are posted. */
  path: string;
}

/** ws, the anchor, and the product, with a contract whose messages are subscribed to and the member who writes them. */
export async function rivals(stage: Stage) {
  const { product, material } = await stage.scene();
  const room = material.rows[0]?.id ?? '';
  const servers: Server[] = [
    { name: 'ws', ...(await stage.peer('ws')), path: '/' },
    { name: 'product', port: product.port, pid: product.pid, path: `/api/contracts/${room}/chat` },
  ];
  return { servers, room, cookie: sessionHeader(0) };
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
  const { servers, room, cookie } = await rivals(stage);
  const measured = async (count: number, messages: number, rounds: number) => {
    const results = servers.map(() => [] as Round[]);
    // later rounds find memory that the first one has left behind
    const kb = servers.map(() => 0);
    for (let round = 0; round <= rounds; round++)
      for (const [at, server] of servers.entries()) {
        const send = async (message: string) => {
          const response = await fetch(`http://127.0.0.1:${server.port}${server.path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
            body: JSON.stringify({ message }),
          });
          const answer = await response.text();
          if (!response.ok) throw new Error(`A message was answered ${response.status}: ${answer}`);
        };
        const figures = await measure({ ...server, send }, room, count, messages);
        kb[at] = Math.max(kb[at] ?? 0, figures.kb);
        // the first round warms up
        if (round > 0) results[at]?.push(figures);
      }
    return report(servers, results, kb, count);
  };
  const reached: Reached = {};
  addFigures(reached, await measured(1_000, 60, options.rounds));
  addFigures(reached, await measured(10_000, 20, Math.min(3, options.rounds)));
  return reached;
}

async function measure(
  server: Server & { send(message: string): Promise<void> },
  room: string,
  count: number,
  messages: number,
): Promise<Round> {
  const idle = rssOf(server.pid);
  const arrivals = new Arrivals();
  const subscribers = await connect(server.port, room, count, () => arrivals.add());
  const kb = (rssOf(server.pid) - idle) / 1024 / count;
  try {
    const sentAt: number[] = [];
    // not waited for in turn: ws answers a POST after it has sent its message, so only one would be on its way
    const posts: Promise<void>[] = [];
    const before = cpuOf(server.pid);
    const began = performance.now();
    for (let number = 0; number < messages; number++) {
      // a refused message never arrives
      await Promise.all([posts[number - WINDOW], arrivals.reach((number + 1 - WINDOW) * count)]);
      sentAt.push(performance.now());
      const post = server.send(`Number ${number}`);
      // a refusal is thrown where the message is waited for
      post.catch(() => undefined);
      posts.push(post);
    }
    await Promise.all([...posts, arrivals.reach(messages * count)]);
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
export class Arrivals {
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

export async function connect(
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

/** Prints the figures; returns the product's rate and p50 divided by those of ws. */
function report(servers: readonly Server[], results: Round[][], kb: number[], count: number): Reached {
  const all = (key: keyof Round) => results.map((rounds) => rounds.map((round) => round[key]));
  const rates = all('deliveries');
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
  const ofWs = (key: keyof Round) => ratiosOf(all(key)[1] ?? [], all(key)[0] ?? []);
  const [peerDelays, delays] = results.map((rounds): Delays => ({
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  }));
  return {
    [`J6 ${count}`]: {
      ...{ value: median(ofWs('deliveries')), byCpu: 1 / median(ofWs('cpuUs')), delays, peerDelays },
    },
    [`J6 ${count} p50`]: { value: median(ofWs('p50')) },
  };
}
