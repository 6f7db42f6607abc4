import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * With Node's defaults a client that sends its headers slowly keeps its connection for minutes, and one that never reads
 * its response keeps it forever.
 */
export function slowClientTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  // Node reads this when the server starts to listen
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
  // idle time in both directions; while a response is being sent, Node reports it after two periods
  server.timeout = 10_000;
  server.on('timeout', (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isBeingComputed = socket._httpMessage && socket.writableLength === 0;
    if (!isBeingComputed) socket.destroy();
  });
}
