// A load generator on plain sockets: it costs about as little as the fastest server here, so that on two cores it does not
// become what is measured.
import { connect, type Socket } from 'node:net';
import { percentile } from './figures.js';

export interface Load {
  port: number;
  /** Complete HTTP requests, sent one after the other and then from the start again. */
  requests: readonly Buffer[];
  connections: number;
  ms: number;
  /** The position of the first request; the rounds of a job continue where the last one stopped. */
  start?: number;
  /** Each connection sends a request this often, so that a slow server gets as many; without it, as soon as it may. */
  everyMs?: number;
  /** Ends it before its time. */
  signal?: AbortSignal;
}

export interface LoadResult {
  /** Answers per second. */
  rate: number;
  answers: number;
  /** Answers with another status than 2xx, or with GraphQL errors. */
  bad: number;
  /** Bytes of an answer, head and body, on average. */
  bytes: number;
  p50: number;
  p99: number;
  /** How long each answer took, in ms; with `everyMs`, since its request was due. */
  times: readonly number[];
  /** The position of the request that was not sent any more. */
  next: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n');
const ERRORS = Buffer.from('"errors":[');
/** Where GraphQL errors may be in a body. */
const ERRORS_WITHIN = 40;
const LENGTH = /\r\ncontent-length: (\d+)/i;
/** As the servers here spell it: finding one of these takes a tenth of the time of the expression. */
const LENGTHS = ['Content-Length', 'content-length'].map((name) => Buffer.from(`\r\n${name}: `));
/** All connections read into it, because no answer is kept. */
const shared = Buffer.allocUnsafe(256 * 1024);

function lengthIn(head: Buffer): number | null {
  for (const name of LENGTHS) {
    const at = head.indexOf(name);
    if (at < 0) continue;
    let length = 0;
    for (let n = at + name.length, digit; (digit = (head[n] ?? 0) - 0x30) >= 0 && digit <= 9; n++)
      length = length * 10 + digit;
    return length;
  }
  const found = LENGTH.exec(head.toString('latin1'))?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * Where the answer in `data` ends, which may be after the data, or -1 if that is not known yet; `bodyAt` is where its body
 * begins.
 */
export function answerEnd(data: Buffer): { end: number; bodyAt: number } {
  const headEnd = data.indexOf(HEAD_END);
  if (headEnd < 0) return { end: -1, bodyAt: -1 };
  const bodyAt = headEnd + HEAD_END.length;
  const length = lengthIn(data.subarray(0, headEnd));
  if (length !== null) return { end: bodyAt + length, bodyAt };
  const chunked = data.indexOf(CHUNKED_END, headEnd);
  return { end: chunked < 0 ? -1 : chunked + CHUNKED_END.length, bodyAt };
}

/** 2xx, and no GraphQL errors at the start of the body. */
export function isGood(data: Buffer, bodyAt: number): boolean {
  return data[9] === 0x32 && !data.subarray(bodyAt, bodyAt + ERRORS_WITHIN).includes(ERRORS);
}

/** Reads the answers of one connection, one after the other. */
class Reader {
  /** Length and quality of the last answer. */
  bytes = 0;
  isGood = false;
  /** What has arrived of an answer that is not understood yet. */
  private start: Buffer | null = null;
  private left = 0;

  /** True if the data completes an answer. */
  read(data: Buffer): boolean {
    if (this.left > 0) return (this.left -= data.length) <= 0;
    const received = this.start ? Buffer.concat([this.start, data]) : data;
    const { end, bodyAt } = answerEnd(received);
    if (end < 0 || received.length < Math.min(end, bodyAt + ERRORS_WITHIN)) {
      this.start = Buffer.from(received);
      return false;
    }
    this.start = null;
    this.bytes = end;
    this.isGood = isGood(received, bodyAt);
    this.left = end - received.length;
    return this.left <= 0;
  }
}

/** Sends requests over all connections, each with one request at a time, until the time is over. */
export async function load(options: Load): Promise<LoadResult> {
  const { port, requests, connections, ms, start = 0, everyMs = 0, signal } = options;
  const times: number[] = [];
  let next = start;
  let bad = 0;
  let bytes = 0;
  const open = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const begin = performance.now();
  const until = begin + ms;

  const run = ({ socket, onData }: Connection, at: number) =>
    new Promise<void>((resolve, reject) => {
      const reader = new Reader();
      let sentAt = 0;
      // the connections take turns
      let due = begin + (everyMs * at) / connections;
      const send = (isOnTime = false) => {
        const now = performance.now();
        if (now >= until || signal?.aborted) return resolve();
        if (now < due) return void setTimeout(send, Math.ceil(due - now), true);
        // one that had to wait for the answer before it has waited since it was due
        sentAt = everyMs > 0 && !isOnTime ? due : now;
        due += everyMs;
        socket.write(requests[next++ % requests.length] as Buffer);
      };
      onData((data) => {
        if (!reader.read(data)) return;
        times.push(performance.now() - sentAt);
        bytes += reader.bytes;
        if (!reader.isGood) bad++;
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`The server on port ${port} closed a connection.`)));
      send();
    });

  try {
    await Promise.all(open.map(run));
  } finally {
    for (const { socket } of open) socket.removeAllListeners('close').destroy();
  }
  return {
    rate: (times.length / (performance.now() - begin)) * 1000,
    answers: times.length,
    bad,
    bytes: bytes / times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    times,
    next,
  };
}

/** The text of a single answer, head and body. */
export async function ask(port: number, request: Buffer): Promise<string> {
  const { socket, onData } = await opened(port);
  let received = Buffer.alloc(0);
  return new Promise<string>((resolve, reject) => {
    onData((data) => {
      received = Buffer.concat([received, data]);
      const { end } = answerEnd(received);
      if (end >= 0 && end <= received.length) resolve(received.toString());
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`The server on port ${port} closed a connection.`)));
    socket.write(request);
  }).finally(() => socket.removeAllListeners('close').destroy());
}

interface Connection {
  socket: Socket;
  /** Sets what reads the data, which is valid only during the call. */
  onData(read: (data: Buffer) => void): void;
}

function opened(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let read: (data: Buffer) => void = () => undefined;
    const callback = (count: number) => {
      read(shared.subarray(0, count));
      return true;
    };
    const onread = { buffer: shared, callback };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread }, () =>
      resolve({ socket, onData: (set) => (read = set) }),
    );
    socket.once('error', reject);
  });
}
