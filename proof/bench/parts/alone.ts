import { pause } from '../../siege/product.js';
import { inWords, isDone, request, Wire } from '../../siege/wire.js';
import { median, percentile } from '../figures.js';
import type { Delays, Reached } from '../goals.js';
import type { Options } from '../rounds.js';
import { say } from '../say.js';
import type { Stage } from '../stage.js';
import { Arrivals, connect, rivals } from './sockets.js';

/** Sockets that receive each message, and how many messages a round sends to them. */
const RECEIVERS = [
  { count: 1, messages: 100 },
  { count: 1_000, messages: 30 },
];
const WARM_UP_MESSAGES = 30;
const MOST_ROUNDS = 3;
/** The servers are idle for so long before each message. */
const REST_MS = 30;

/** How long messages took from the POST until the socket in the middle and the last one had them. */
interface Times {
  middle: number[];
  last: number[];
}

/** One message at a time on an idle server, beside the package ws, which stores nothing. */
export async function alone(stage: Stage, { rounds }: Options): Promise<Reached> {
  const { servers, room, cookie } = await rivals(stage);
  const figures: Delays[] = [];
  say('\nalone: one message at a time   middle socket p50   p99 ms   last socket p50   p99 ms\n');
  for (const { count, messages } of RECEIVERS) {
    const times = servers.map((): Times => ({ middle: [], last: [] }));
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++)
      for (const [at, { port, path }] of servers.entries()) {
        const post = (message: string) => request('POST', path, { cookie, body: { message } });
        const { middle, last } = await measure({ port, post }, room, count, messages);
        times[at]?.middle.push(...middle);
        times[at]?.last.push(...last);
      }
    for (const [at, { middle, last }] of times.entries()) {
      const cells = [...both(middle), ...both(last)].map((ms) => ms.toFixed(1));
      const name = `${servers[at]?.name}, ${count.toLocaleString('en-US')} sockets`;
      say(`${name.padEnd(30)} ${cells.map((cell, n) => cell.padStart(n % 2 ? 8 : 17)).join(' ')}\n`);
      if (count === 1) figures.push(delaysOf(middle));
    }
  }
  const [peerDelays, delays] = figures;
  return { 'alone p50': { value: delays?.p50 ?? NaN, delays, peerDelays } };
}

async function measure(
  { port, post }: { port: number; post: (message: string) => Buffer },
  room: string,
  count: number,
  messages: number,
): Promise<Times> {
  const arrivals = new Arrivals();
  const subscribers = await connect(port, room, count, () => arrivals.add());
  const wire = new Wire(port);
  const times: Times = { middle: [], last: [] };
  try {
    for (let number = 0; number < WARM_UP_MESSAGES + messages; number++) {
      await pause(REST_MS);
      const sentAt = performance.now();
      const answered = wire.ask(post(`Number ${number}`));
      await arrivals.reach((number + 1) * count);
      const outcome = await answered;
      if (!isDone(outcome)) throw new Error(`A message was not accepted: ${inWords(outcome)}.`);
      if (subscribers.some(({ numbers }) => numbers.at(-1) !== number))
        throw new Error('A message was lost.');
      if (number < WARM_UP_MESSAGES) continue;
      const delays = subscribers.map(({ times: of }) => (of.at(-1) as number) - sentAt);
      times.middle.push(median(delays));
      times.last.push(Math.max(...delays));
    }
  } finally {
    wire.close();
    for (const subscriber of subscribers) subscriber.close();
  }
  return times;
}

const delaysOf = (times: readonly number[]): Delays => ({
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});
const both = (times: readonly number[]): number[] => Object.values(delaysOf(times)) as number[];
