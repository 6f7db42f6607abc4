import { listContract } from '../../backend/test/factories/contract.js';
import type { Person } from '../../backend/test/support/person.js';
import { RawSocket } from '../../backend/test/support/sockets.js';
import { until } from '../../backend/test/support/until.js';
import { atMost, isSo, none, quantile, type Line } from '../siege/verdict.js';
import { anyOf, at, member } from './rig.js';

const MESSAGES = 1_000;
const SENDERS = 5;

interface Disturbance {
  what: string;
  run: () => Promise<void>;
  /** Messages may be that late. */
  mostMs: number;
}

/** Members write to one thread through all processes; a socket at each process receives it. */
export async function chat(urls: string[], disturbance?: Disturbance): Promise<Line[]> {
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
  let isOver = !disturbance;
  const disturbed = disturbance?.run().finally(() => (isOver = true));
  await Promise.all(
    senders.map(async (person) => {
      while (next < MESSAGES || !isOver) {
        const message = `Number ${++next}`;
        sentAt.set(message, performance.now());
        const path = `/api/contracts/${id}/chat`;
        const { status } = await at(anyOf(urls), person).rest('POST', path, { message });
        if (status !== 201) refused++;
      }
    }),
  );
  await disturbed;
  const wanted = next - refused;
  const idsOf = (socket: RawSocket) => socket.messages<{ id: string }>().map((message) => message.id);
  await until(() => Promise.resolve(sockets.every((socket) => idsOf(socket).length >= wanted)), 30_000).catch(
    () => undefined,
  );
  const received = sockets.map(idsOf);
  for (const { socket } of sockets) socket.close();
  const [first = []] = received;
  const isAlike = received.every((ids) => JSON.stringify(ids) === JSON.stringify(first));
  const prefix = disturbance ? `${disturbance.what}: ` : '';
  return [
    none(`${prefix}${next} messages: refused`, refused),
    none(
      `${prefix}messages lost or doubled at a subscriber`,
      Math.abs(first.length - wanted) + (first.length - new Set(first).size),
    ),
    isSo(
      `${prefix}subscribers of three processes have one order`,
      'one',
      isAlike ? 'one' : 'several',
      isAlike,
    ),
    disturbance
      ? atMost(`${prefix}the latest message reaches all`, disturbance.mostMs, Math.max(...delays), 'ms')
      : atMost('a message reaches the other processes (p99)', 1_000, quantile(delays, 0.99), 'ms'),
  ];
}
