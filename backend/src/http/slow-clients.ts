import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** With Node's defaults a client that sends its headers slowly stays for minutes, one that never reads its response for ever. */
export function slowClientTimeouts(server: Server): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  // read by Node when the server begins to listen
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
  // no bytes either way for so long; while a response is being sent Node reports that after two periods
  server.timeout = 10_000;
  server.on('timeout', (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const isBeingComputed = socket._httpMessage && socket.writableLength === 0;
    if (!isBeingComputed) socket.destroy();
  });
}
