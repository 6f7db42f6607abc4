import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The address of the same database through the proxy. */
  url: string;
  /** How often it was away so far. */
  absences: number;
  stop(): void;
}

/**
 * In front of a database server that goes away for a while: as soon as a client sends this text, all connections break and
 * new ones are refused for `awayMs`; once.
 */
export async function startDatabaseProxy(
  target: string,
  { at, awayMs }: { at: string; awayMs: number },
): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => (sockets.delete(socket), other.destroy()));
    }
    upstream.pipe(client);
    client.on('data', (chunk) => {
      if (proxy.absences === 0 && chunk.includes(at)) goAway();
      else upstream.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const goAway = () => {
    proxy.absences++;
    server.close();
    for (const socket of sockets) socket.destroy();
    back = setTimeout(() => server.listen(own, '127.0.0.1'), awayMs);
  };
  let back: NodeJS.Timeout | undefined;
  const proxy = {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    absences: 0,
    stop: () => {
      clearTimeout(back);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}
