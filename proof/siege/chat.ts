import { listContracts, chatMessage, signUp, type Member } from './members.js';
import { pause, Product } from './product.js';
import { Subscriber } from './subscriber.js';
import { atMost, none, quantile, type Line } from './verdict.js';
import { isDone, Wire } from './wire.js';

const SUBSCRIBERS = 10_000;
const AT_ONCE = 200;
const ARRIVES_WITHIN_MS = 20_000;

interface Round {
  name: string;
  rooms: number;
  messages: number;
  everyMs: number;
  p99Ms: number;
}

const ROUNDS: Round[] = [
  { name: 'one room', rooms: 1, messages: 40, everyMs: 500, p99Ms: 250 },
  { name: 'rooms of ten', rooms: SUBSCRIBERS / 10, messages: 400, everyMs: 50, p99Ms: 50 },
];

/** Ten thousand people watch threads: first all the same one, then a thousand threads with ten people each. */
export async function chat(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const round of ROUNDS) {
    const product = await Product.start();
    try {
      const seller = await signUp(product);
      const rooms = await listContracts(product, seller, round.rooms);
      lines.push(...(await play(product, seller, rooms, round)));
    } finally {
      await product.remove();
    }
  }
  return lines;
}

async function play(product: Product, seller: Member, rooms: string[], round: Round): Promise<Line[]> {
  const { name, messages, everyMs, p99Ms } = round;
  const began = performance.now();
  const subscribers = await subscribeAll(product.port, rooms);
  const connectedMs = performance.now() - began;
  const { sentAt, counts } = await send(product.port, seller, rooms, messages, everyMs);
  const expected = (room: string) => counts.get(room) ?? 0;
  // a message that is still on its way is late, not lost
  for (const until = performance.now() + ARRIVES_WITHIN_MS; performance.now() < until; await pause(100))
    if (subscribers.every(({ room, numbers }) => numbers.length >= expected(room))) break;
  const residentMb = product.residentMb;
  const delays: number[] = [];
  let wrong = 0;
  for (const { room, numbers, times } of subscribers) {
    wrong += Math.abs(expected(room) - new Set(numbers).size) + numbers.length - new Set(numbers).size;
    numbers.forEach((number, at) => {
      if (at > 0 && number <= (numbers[at - 1] as number)) wrong++;
      delays.push((times[at] as number) - (sentAt.get(number) ?? NaN));
    });
  }
  const closed = subscribers.filter(({ isClosed }) => isClosed).length + SUBSCRIBERS - subscribers.length;
  for (const subscriber of subscribers) subscriber.close();
  return [
    atMost(`${name}: ${SUBSCRIBERS} subscribers connected`, 5, connectedMs / 1_000, 's'),
    atMost(`${name}: from sending to arrival, p99`, p99Ms, quantile(delays, 0.99), 'ms'),
    atMost(`${name}: memory of the server`, 500, residentMb, 'MB'),
    none(`${name}: lost, doubled or out of order (of ${delays.length})`, wrong),
    none(`${name}: sockets refused or closed`, closed),
  ];
}

async function subscribeAll(port: number, rooms: string[]): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < SUBSCRIBERS) {
        const n = next++;
        const subscriber = await Subscriber.open(port, rooms[n % rooms.length] as string, String(n));
        if (subscriber) subscribers.push(subscriber);
      }
    }),
  );
  return subscribers;
}

async function send(port: number, seller: Member, rooms: string[], messages: number, everyMs: number) {
  const wire = new Wire(port);
  const sentAt = new Map<number, number>();
  const counts = new Map<string, number>();
  for (let number = 1; number <= messages; number++) {
    const room = rooms[number % rooms.length] as string;
    const from = performance.now();
    sentAt.set(number, from);
    const outcome = await wire.ask(chatMessage(seller.cookie, room, `Number ${number}`));
    if (!isDone(outcome)) throw new Error(`a message was answered ${outcome.status}`);
    counts.set(room, (counts.get(room) ?? 0) + 1);
    await pause(Math.max(0, everyMs - (performance.now() - from)));
  }
  wire.close();
  return { sentAt, counts };
}
