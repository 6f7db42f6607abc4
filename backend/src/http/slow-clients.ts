import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './body.js';

/**
 * A request has `withinMs` to arrive, and longer with every byte that did: at the lowest rate, a photo of 10 MB over a weak
 * phone connection arrives in five minutes, while a client that sends a byte a second is closed after twenty seconds.
 */
const ARRIVAL = { withinMs: 20_000, minBytesPerSecond: 32_000, checkEveryMs: 2_000 };
/** No request takes longer, whatever its rate: more than 10 MB at the slowest rate. */
const LONGEST_MS = 360_000;

/**
 * With Node's defaults a client that sends its headers slowly keeps its connection for minutes, and one that never reads
 * its response keeps it forever.
 */
export function slowClientTimeouts(server: Server, arrival = ARRIVAL): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = LONGEST_MS;
  server.keepAliveTimeout = 10_000;
  // Node reads this when the server starts to listen
  Object.assign(server, { connectionsCheckingInterval: arrival.checkEveryMs });
  // idle time in both directions; while a response is being sent, Node reports it after two periods
  server.timeout = 10_000;
  server.on('timeout', (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isBeingComputed = socket._httpMessage && socket.writableLength === 0;
    if (!isBeingComputed) socket.destroy();
  });
  closeSlowBodies(server, arrival);
}

/** The last request with a body on a connection: its bodies arrive one after the other. */
interface Arrival {
  request: IncomingMessage | null;
  dueAt: number;
  bytesBefore: number;
}

/**
 * Ends requests whose body arrives too slowly, as Node ends those that take longer than its `requestTimeout`. Connections
 * are kept rather than requests: a map that gains and loses requests copies its entries from time to time, and its former
 * copy, garbage of the old generation, moves all requests of that moment there, too.
 */
function closeSlowBodies(
  server: Server,
  { withinMs, minBytesPerSecond, checkEveryMs }: typeof ARRIVAL,
): void {
  const arrivals = new Map<Socket, Arrival>();
  server.prependListener('request', (request) => {
    if (!hasBody(request.headers)) return;
    const { socket } = request;
    const arrival = arrivals.get(socket) ?? { request, dueAt: 0, bytesBefore: 0 };
    arrival.request = request;
    arrival.dueAt = performance.now() + withinMs;
    arrival.bytesBefore = socket.bytesRead;
    if (arrivals.has(socket)) return;
    arrivals.set(socket, arrival);
    socket.once('close', () => arrivals.delete(socket));
  });
  let checkedAt = performance.now();
  const check = (): void => {
    const now = performance.now();
    const passedMs = now - checkedAt;
    checkedAt = now;
    for (const [socket, arrival] of arrivals) {
      const { request } = arrival;
      if (!request) continue;
      // the bytes wait for us, as in the queue of uploads
      if (isHeldBack(request)) arrival.dueAt += passedMs;
      const earnedMs = ((socket.bytesRead - arrival.bytesBefore) / minBytesPerSecond) * 1_000;
      if (!request.complete && now < arrival.dueAt + earnedMs) continue;
      arrival.request = null;
      if (!request.complete) server.emit('clientError', tooSlow(), socket);
    }
  };
  const timer = setInterval(check, checkEveryMs).unref();
  server.once('close', () => clearInterval(timer));
}

const isHeldBack = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

const tooSlow = (): Error =>
  Object.assign(new Error('The request arrives too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
