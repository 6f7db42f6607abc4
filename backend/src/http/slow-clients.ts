import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './body.js';

/**
 * A request has `withinMs` to arrive, and more time with every byte. At the lowest rate, a photo of 10 MB arrives over
 * a weak phone connection in five minutes. A client that sends one byte a second is closed after twenty seconds.
 */
const ARRIVAL = { withinMs: 20_000, minBytesPerSecond: 32_000, checkEveryMs: 2_000 };
/** Maximum for any request; enough for 10 MB at the lowest rate. */
const LONGEST_MS = 360_000;

/**
 * With Node's defaults a client that sends its headers slowly keeps its connection for minutes, and one that never
 * reads its response keeps it forever.
 */
export function slowClientTimeouts(server: Server, arrival = ARRIVAL): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = LONGEST_MS;
  server.keepAliveTimeout = 10_000;
  // Node reads this when the server starts to listen
  Object.assign(server, { connectionsCheckingInterval: arrival.checkEveryMs });
  // idle time in both directions; Node reports it after twice this time while it sends a response
  server.timeout = 10_000;
  server.on('timeout', (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isBeingComputed = socket._httpMessage && socket.writableLength === 0;
    if (!isBeingComputed) socket.destroy();
  });
  closeSlowBodies(server, arrival);
}

/** The latest request with a body on a connection. Bodies on one connection arrive one after another. */
interface Arrival {
  request: IncomingMessage | null;
  dueAt: number;
  bytesBefore: number;
}

/**
 * Ends requests whose body arrives too slowly, as Node does after `requestTimeout`. The map is by connection, because a
 * map by request would keep old requests in memory.
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
      // the client is not slow: its bytes wait for us, as in the queue of uploads
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
