import { Server as TcpServer, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

const LOOK_EVERY_MS = 50;
/** Whoever has no answer by then gets none. */
const LONGEST_MS = 5_000;
/** Connections that wait to be taken in; of Node's 511 a crowd loses the rest for seconds. */
const BACKLOG = 4_096;

/**
 * Takes in a crowd, and stops without losing a request: Node's own `close()` hangs up at once on connections that look idle, those
 * included whose request has arrived and was not read yet.
 */
export class DrainingAdapter extends ExpressAdapter {
  private readonly connections = new Set<Socket>();
  private isLeaving = false;

  constructor() {
    super();
    this.use((_request: Request, response: Response, next: NextFunction) => {
      if (this.isLeaving) response.setHeader('Connection', 'close');
      next();
    });
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

  /** From the first moment of the stop every answer asks its client to leave. */
  override beforeClose(): void {
    super.beforeClose();
    this.isLeaving = true;
  }

  override async close(): Promise<void> {
    const server = this.getHttpServer() as Server;
    await takeInWhoCame(server);
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    // what they sent is read before anybody looks idle
    await turn().then(() => turn());
    const look = setInterval(() => {
      server.closeIdleConnections();
      // for Node a connection that never asked is none that rests
      for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_EVERY_MS);
    await Promise.race([closed, sleep(LONGEST_MS, undefined, { ref: false })]);
    clearInterval(look);
    server.closeAllConnections();
    // clears what Node itself set up with the server
    server.close();
  }
}

/** One connection comes in per turn of the loop: a turn that brings none says that nobody waits outside. */
async function takeInWhoCame(server: Server): Promise<void> {
  let arrivals = 0;
  const count = () => void arrivals++;
  server.on('connection', count);
  for (let before = -1, turns = 0; arrivals > before && turns < BACKLOG; turns++) {
    before = arrivals;
    await turn().then(() => turn());
  }
  server.off('connection', count);
}
