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
  /** The position of the request that was not sent any more. */
  next: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('\r\n0\r\n\r\n');
const ERRORS = Buffer.from('"errors":[');
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** Where the answer in `data` ends, or -1 if it is not complete; `bodyAt` is where its body begins. */
export function answerEnd(data: Buffer): { end: number; bodyAt: number } {
  const headEnd = data.indexOf(HEAD_END);
  if (headEnd < 0) return { end: -1, bodyAt: -1 };
  const bodyAt = headEnd + HEAD_END.length;
  const length = LENGTH.exec(data.toString('latin1', 0, headEnd))?.[1];
  if (length !== undefined) {
    const end = bodyAt + Number(length);
    return { end: end <= data.length ? end : -1, bodyAt };
  }
  const chunked = data.indexOf(CHUNKED_END, headEnd);
  return { end: chunked < 0 ? -1 : chunked + CHUNKED_END.length, bodyAt };
}

/** 2xx, and no GraphQL errors at the start of the body. */
export function isGood(data: Buffer, bodyAt: number): boolean {
  return data[9] === 0x32 && !data.subarray(bodyAt, bodyAt + 40).includes(ERRORS);
}

/** Sends requests over all connections, each with one request at a time, until the time is over. */
export async function load({ port, requests, connections, ms, start = 0 }: Load): Promise<LoadResult> {
  const times: number[] = [];
  let next = start;
  let bad = 0;
  let bytes = 0;
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const begin = performance.now();
  const until = begin + ms;

  const run = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received: Buffer | null = null;
      let sentAt = 0;
      const send = () => {
        sentAt = performance.now();
        if (sentAt >= until) return resolve();
        socket.write(requests[next++ % requests.length] as Buffer);
      };
      socket.on('data', (data) => {
        received = received ? Buffer.concat([received, data]) : data;
        const { end, bodyAt } = answerEnd(received);
        if (end < 0) return;
        times.push(performance.now() - sentAt);
        bytes += end;
        if (!isGood(received, bodyAt)) bad++;
        received = null;
        send();
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`The server on port ${port} closed a connection.`)));
      send();
    });

  try {
    await Promise.all(sockets.map(run));
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }
  return {
    rate: (times.length / (performance.now() - begin)) * 1000,
    answers: times.length,
    bad,
    bytes: bytes / times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    next,
  };
}

/** The text of a single answer, head and body. */
export async function ask(port: number, request: Buffer): Promise<string> {
  const socket = await opened(port);
  try {
    let received = Buffer.alloc(0);
    socket.write(request);
    for await (const data of socket) {
      received = Buffer.concat([received, data as Buffer]);
      if (answerEnd(received).end >= 0) break;
    }
    return received.toString();
  } finally {
    socket.destroy();
  }
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}
