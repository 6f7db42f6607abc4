import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { documentFor, type operationsOf } from './graphql.js';
import type { Hostile } from './hostile.js';
import type { Random } from './random.js';

type Operations = ReturnType<typeof operationsOf>;

export interface SocketStory {
  sent: number;
  frames: string[];
  closeCode: number | null;
  /** The status that refused the handshake. */
  refused: { status: number; body: string } | null;
}

const TYPES = [
  'connection_init',
  'subscribe',
  'complete',
  'ping',
  'pong',
  'next',
  'error',
  'connection_ack',
  'start',
  '',
  'x',
];
const ENOUGH_MS = 40;

/** One socket from handshake to close: sends malformed frames and records the answers. */
export async function tellSocket(
  url: string,
  operations: Operations,
  hostile: Hostile,
  cookie: string,
): Promise<SocketStory> {
  const { random } = hostile;
  const path = random.chance(0.95)
    ? '/graphql'
    : random.pick(['/', '/graphql/', '/graphql?x=%', '/api/login', '//graphql']);
  const protocol = random.chance(0.9)
    ? 'graphql-transport-ws'
    : random.pick(['graphql-ws', 'x', 'graphql-transport-ws2']);
  const headers: Record<string, string> = {};
  if (cookie) headers.cookie = random.chance(0.9) ? cookie : `${cookie}x`;
  if (random.chance(0.05))
    headers.origin = random.pick(['http://evil.example', 'null', 'http://localhost.evil.example']);
  const socket = new WebSocket(url.replace('http', 'ws') + path, random.chance(0.95) ? [protocol] : [], {
    headers,
  });
  const story: SocketStory = { sent: 1, frames: [], closeCode: null, refused: null };
  const closed = new Promise<void>((resolve) => {
    socket.on('close', (code) => {
      story.closeCode = code;
      resolve();
    });
  });
  socket.on('message', (data) => story.frames.push((data as Buffer).toString()));
  socket.on('error', () => undefined);
  const opened = await new Promise<boolean>((resolve) => {
    socket.once('open', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('close', () => {
        story.refused = { status: response.statusCode ?? 0, body };
        resolve(false);
      });
    });
  });
  if (opened) {
    if (random.chance(0.9)) socket.send('{"type":"connection_init"}');
    for (let left = 3 + random.below(12); left > 0 && socket.readyState === WebSocket.OPEN; left--) {
      story.sent++;
      frame(socket, operations, hostile);
      if (random.chance(0.3)) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, ENOUGH_MS))]);
    socket.terminate();
    await closed;
  }
  return story;
}

function frame(socket: WebSocket, operations: Operations, hostile: Hostile): void {
  const { random } = hostile;
  const subscriptions = operations.filter(({ kind }) => kind === 'subscription');
  const id = random.oneOf<unknown>(
    () => String(random.below(5)),
    () => String(random.below(5)),
    () => hostile.json(),
    () => 'x'.repeat(random.pick([64, 65, 4_000])),
  );
  const document = () => documentFor(random.pick(random.chance(0.7) ? subscriptions : operations), hostile);
  random.oneOf<unknown>(
    () =>
      socket.send(hostile.written({ id: String(random.below(9)), type: 'subscribe', payload: document() })),
    () => socket.send(hostile.written({ id, type: 'subscribe', payload: document() })),
    () => socket.send(hostile.written({ id, type: 'subscribe', payload: hostile.json() })),
    () =>
      socket.send(
        hostile.written({
          id,
          type: 'subscribe',
          payload: { ...document(), variables: hostile.json(), operationName: hostile.json() },
        }),
      ),
    () => socket.send(hostile.written({ id, type: random.pick(TYPES), payload: hostile.json() })),
    () => socket.send(hostile.written({ type: hostile.json(), payload: hostile.json() })),
    () => socket.send(hostile.text()),
    () => socket.send(hostile.written(hostile.json())),
    () => socket.send(bytesOf(random, 200), { binary: random.chance(0.5) }),
    () => socket.send('{"type":"ping"}'.slice(0, random.below(16))),
    () => (random.chance(0.2) ? socket.send('x'.repeat(16_385)) : socket.ping(bytesOf(random, 125))),
    () => {
      if (random.chance(0.3)) rawBytes(socket, hostile);
    },
  );
}

/** Bytes that are not a valid frame of the protocol. */
function rawBytes(socket: WebSocket, { random }: Hostile): void {
  const wire = (socket as unknown as { _socket: Duplex | null })._socket;
  const bytes = random.pick([
    [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f], // not masked
    [0xf1, 0x80, 0, 0, 0, 0], // reserved bits
    [0x83, 0x80, 0, 0, 0, 0], // reserved opcode
    [0x09, 0x80, 0, 0, 0, 0], // a fragmented ping
    [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], // 2^64 bytes
    [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28], // no UTF-8
    [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe9, 0x00], // a close with a reserved code
    [0x80, 0x80, 0, 0, 0, 0], // a continuation without a start
    [0xc1, 0x80, 0, 0, 0, 0], // compressed, which was not agreed
  ]);
  wire?.write(Buffer.from(bytes));
}

const bytesOf = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(most) }, () => random.below(256)));
