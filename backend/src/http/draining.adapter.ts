import { Server as TcpServer, type Socket } from 'node:net';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';

const CHECK_EVERY_MS = 50;
/** Connections still open after this are closed without an answer. */
const MAX_DRAIN_MS = 5_000;
/** Length of the kernel's accept queue. With Node's default of 511, clients of a larger burst wait seconds to retry. */
const BACKLOG = 4_096;

/**
 * Accepts bursts of connections and stops without losing a request. Node's own `close()` immediately destroys
 * connections that look idle, including those whose request has arrived but was not read yet.
 */
export class DrainingAdapter extends ExpressAdapter {
  private readonly connections = new Set<Socket>();
  private isDraining = false;
  private drained: Promise<void> | undefined;

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    (this.getHttpServer() as Server).prependListener(
      'request',
      (_request: unknown, response: ServerResponse) => {
        if (this.isDraining) response.setHeader('Connection', 'close');
      },
    );
  }

  override listen(port: string | number, ...rest: (string | (() => void) | undefined)[]): Server {
    const host = rest.find((one) => typeof one === 'string');
    const onListening = rest.find((one) => typeof one === 'function');
    const server = this.getHttpServer() as Server;
    server.on('connection', (socket: Socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
    return server.listen({ port: Number(port), host, backlog: BACKLOG }, onListening);
  }

  /** From now on every response asks its client to close the connection, so that few are left when the port closes. */
  askToDisconnect(): void {
    this.isDraining = true;
  }

  /**
   * Closes the port before anything else stops. Requests that have arrived are answered while jobs end and sockets
   * close.
   */
  override beforeClose(): void {
    super.beforeClose();
    this.askToDisconnect();
    this.drained = this.drain(this.getHttpServer());
  }

  /**
   * Resolves after the last answer. Resources that requests need, such as links to other processes, close later, in
   * onApplicationShutdown.
   */
  override async close(): Promise<void> {
    await this.drained;
  }

  private async drain(server: Server): Promise<void> {
    await acceptPending(server);
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    // read what these connections have sent before any of them counts as idle
    await turn().then(() => turn());
    const check = setInterval(() => {
      server.closeIdleConnections();
      // Node does not count a connection without any request as idle
      for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
    }, CHECK_EVERY_MS);
    await Promise.race([closed, sleep(MAX_DRAIN_MS, undefined, { ref: false })]);
    clearInterval(check);
    server.closeAllConnections();
    // stop the timer that Node started with the server
    server.close();
  }
}

/** Node accepts one connection per event loop iteration: after an iteration without one the backlog is empty. */
async function acceptPending(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on('connection', count);
  for (let before = -1, turns = 0; accepted > before && turns < BACKLOG; turns++) {
    before = accepted;
    await turn().then(() => turn());
  }
  server.off('connection', count);
}
