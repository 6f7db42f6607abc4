import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { listContracts, reads, signUp } from './members.js';
import { pause, Product } from './product.js';
import { atMost, none, quantile, type Line } from './verdict.js';
import { inWords, isDone, Wire, type Outcome } from './wire.js';

const EACH = 1_000;
/** Opened over ten seconds: this scenario is about slow sockets, not about a burst of them. */
const OPENED_AT_ONCE = 10;
const OPENED_EVERY_MS = 100;
const SIEGE_MS = 55_000;
const GIVEN_UP_MS = 35_000;
const WRITES_EVERY_MS = 1_000;
const CALLERS = 4;
const CALL_EVERY_MS = 50;
const KNOCKS_AFTER_MS = 24_000;

interface Kind {
  name: string;
  first: string;
  /** Sent every second until the server closes the connection. */
  then: string;
  reads: boolean;
}

/** 4,000 slow connections that reconnect when they are closed, beside ordinary clients. */
export async function slowSockets(): Promise<Line[]> {
  const product = await Product.start({ args: ['--demo'] });
  try {
    const [contract = ''] = await listContracts(product, await signUp(product), 1);
    const questions = reads(contract);
    const until = performance.now() + SIEGE_MS;
    const outcomes: Outcome[] = [];
    const callers = Array.from({ length: CALLERS }, async (_, n) => {
      const wire = new Wire(product.port);
      // the first round is a warm-up
      for (const question of questions) await wire.ask(question);
      for (let turn = n; performance.now() < until; turn++) {
        outcomes.push(await wire.ask(questions[turn % questions.length] as Buffer));
        await pause(CALL_EVERY_MS);
      }
      wire.close();
    });
    const lives = await Promise.all(kinds().map((kind) => besiege(product.port, kind, until)));
    await Promise.all(callers);
    const refused = outcomes.filter((outcome) => !isDone(outcome)).map(inWords);
    const times = outcomes.filter(isDone).map(({ ms }) => ms);
    return [
      atMost(`others' answers beside ${4 * EACH} slow sockets, p99`, 100, quantile(times, 0.99), 'ms'),
      none(`others refused (of ${outcomes.length})`, refused),
      ...lives.map(({ name, longestMs }) => atMost(`${name}: closed`, 30, longestMs / 1_000, 's')),
    ];
  } finally {
    await product.remove();
  }
}

/** 1,000 sockets of one kind, each reopened until the end; returns the longest lifetime in milliseconds. */
async function besiege(
  port: number,
  kind: Kind,
  until: number,
): Promise<{ name: string; longestMs: number }> {
  let longestMs = 0;
  const seats: Promise<void>[] = [];
  for (let n = 0; n < EACH; n++) {
    seats.push(
      (async () => {
        while (performance.now() < until) {
          longestMs = Math.max(longestMs, await hold(port, kind, until));
          // avoids a busy loop if connections are refused at once
          await pause(500);
        }
      })(),
    );
    if (n % OPENED_AT_ONCE === 0) await pause(OPENED_EVERY_MS);
  }
  await Promise.all(seats);
  return { name: kind.name, longestMs };
}

/** One slow socket; returns its lifetime in milliseconds. */
function hold(port: number, { first, then, reads }: Kind, until: number): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    if (reads) socket.resume();
    else socket.pause();
    socket.write(first);
    const writing = setInterval(() => {
      const now = performance.now();
      if (now > until || now - began > GIVEN_UP_MS) socket.destroy();
      // a socket that does not read notices a closed peer only by writing
      else if (reads || now - began > KNOCKS_AFTER_MS) socket.write(then);
    }, WRITES_EVERY_MS);
    socket.on('error', () => socket.destroy());
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(writing);
      resolve(performance.now() - began);
    });
  });
}

function kinds(): Kind[] {
  const host = 'Host: 127.0.0.1\r\n';
  return [
    {
      name: 'headers that arrive very slowly',
      first: `GET / HTTP/1.1\r\n${host}X-Slow: `,
      then: 'x',
      reads: true,
    },
    {
      name: 'bodies that arrive very slowly',
      first: `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
      then: ' ',
      reads: true,
    },
    {
      name: 'WebSockets that say nothing',
      first:
        `GET /graphql HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
      then: '',
      reads: true,
    },
    {
      name: 'readers that do not read',
      // more than the buffers of both sides hold
      first: `GET /assets/${biggestAsset()} HTTP/1.1\r\n${host}\r\n`.repeat(60),
      then: 'x',
      reads: false,
    },
  ];
}

function biggestAsset(): string {
  const folder = join(import.meta.dirname, '../../frontend/dist/client/assets');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: statSync(join(folder, name)).size }));
  return sizes.sort((a, b) => b.size - a.size)[0]?.name ?? '';
}
