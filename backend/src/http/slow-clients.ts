import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Node's own defaults leave a connection that dribbles its headers open for minutes, an unread answer for ever. */
export function slowClientTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  // read by Node when the server begins to listen
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
  // nothing came and nothing went; Node looks twice before it says so of an answer on its way
  server.timeout = 10_000;
  server.on('timeout', (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isBeingMade = socket._httpMessage && socket.writableLength === 0;
    if (!isBeingMade) socket.destroy();
  });
}
