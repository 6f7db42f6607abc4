import type { Server } from 'node:http';

/** Node's own defaults leave a connection that dribbles its headers open for minutes. */
export function slowClientTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  // read by Node when the server begins to listen
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
}
