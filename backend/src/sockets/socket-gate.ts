import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { handleProtocols, makeServer, type Server as GraphQLServer } from 'graphql-ws';
import { PinoLogger } from 'nestjs-pino';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData } from 'ws';
import { Config } from '../common/config/config.js';
import { AppError } from '../common/api/errors.js';
import { Metrics } from '../common/observe/metrics.js';
import { toAppError } from '../common/api/to-app-error.js';
import { GateSocket } from './gate-socket.js';
import { Heartbeat } from './heartbeat.js';
import { refuseHandshake, SocketHandshakes, type Handshake } from './socket-handshakes.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';
import { SocketOperations, type SocketOperation } from './socket-operations.js';
import { SocketSessions } from './socket-sessions.js';
import { SubscriptionCounts } from './subscription-counts.js';

/**
 * The only entry for WebSockets (docs/adr/0005). Nest's own graphql-ws server accepts any origin and any document, and
 * its queues have no bound; here every handshake is checked, and every socket is limited until it closes.
 */
@Injectable()
export class SocketGate implements OnModuleDestroy {
  private readonly webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: SOCKET_LIMITS.messageBytes,
    perMessageDeflate: false,
    handleProtocols,
    // an option of ws since 8.19 that its types do not have yet
    ...{ closeTimeout: SOCKET_LIMITS.closeMs },
  });
  private readonly open = new Set<GateSocket>();
  private readonly heartbeat = new Heartbeat(this.open, SOCKET_LIMITS.heartbeatMs);
  private graphql: GraphQLServer<GateSocket>;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly handshakes: SocketHandshakes,
    private readonly socketSessions: SocketSessions,
    private readonly modules: ModuleRef,
    private readonly logger: PinoLogger,
    private readonly metrics: Metrics,
  ) {}

  /** Called once, when the schema is built and before the server listens. */
  attach(server: Server): void {
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operations = new SocketOperations(
      schema,
      this.config.production ? 'admins' : 'open',
      new SubscriptionCounts(this.config.rateLimits !== 'off'),
      (socket) => this.socketSessions.refresh(socket),
      (error) => this.logger.error({ err: error }, 'subscription failed'),
    );
    this.metrics.watchSockets(
      () => this.open.size,
      () => operations.open,
    );
    this.graphql = makeServer<never, GateSocket>({
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      onConnect: ({ extra, connectionParams }) => this.socketSessions.connect(extra, connectionParams),
      onSubscribe: ({ extra, subscriptions }, id, payload) =>
        operations.prepare(extra, id, Object.keys(subscriptions).length, payload),
      subscribe: (operation) => operations.subscribe(operation as SocketOperation),
      onNext: (_context, _id, _payload, _operation, result) => operations.shown(result),
      onError: (_context, _id, _payload, errors) => operations.errors(errors),
    });
    // other upgrades (curl offers h2c) are ignored and answered over plain HTTP
    Object.assign(server, {
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    });
    server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
      // a client that disconnects during the handshake is not an error
      connection.on('error', () => connection.destroy());
      this.upgrade(request, connection, head).catch((error: unknown) =>
        refuseHandshake(connection, toAppError(error)),
      );
    });
    this.heartbeat.start();
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    this.heartbeat.stop();
    for (const socket of this.open) socket.close(SOCKET_CLOSE.GOING_AWAY, 'Going away');
    // the HTTP server waits for its connections, so clients that do not complete the close are terminated
    setTimeout(() => {
      for (const { socket } of this.open) socket.terminate();
    }, SOCKET_LIMITS.stopMs).unref();
  }

  get size(): number {
    return this.open.size;
  }

  private async upgrade(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    const handshake = await this.handshakes.check(request);
    if (connection.destroyed) return;
    if (this.isStopping)
      throw new AppError('UNAVAILABLE', 'The service is restarting.', { retryAfterSeconds: 2 });
    // again, because other sockets may have been opened while the session was read
    this.handshakes.counts.refuseExcess(handshake.caller.source, handshake.session === null);
    this.webSockets.handleUpgrade(request, connection, head, (socket) =>
      this.opened(new GateSocket(socket, connection, handshake.caller), handshake),
    );
  }

  private opened(gateSocket: GateSocket, { caller: { source }, session }: Handshake): void {
    const { socket } = gateSocket;
    const { counts } = this.handshakes;
    this.open.add(gateSocket);
    counts.add(source, session === null, 1);
    const closed = this.graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) => gateSocket.send(text),
        close: (code, reason) => gateSocket.close(code ?? SOCKET_CLOSE.GOING_AWAY, reason ?? ''),
        onMessage: (receive) => {
          socket.on('message', (data: RawData) => {
            if (!this.acceptsFrame(gateSocket)) return;
            receive(textOf(data)).catch((error: unknown) => this.failed(gateSocket, error));
          });
        },
      },
      gateSocket,
    );
    socket.on('ping', () => this.acceptsFrame(gateSocket));
    socket.on('pong', () => (gateSocket.isAlive = true));
    // ws closes the socket with the right code; a client that violates the protocol is not logged
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.open.delete(gateSocket);
      counts.add(source, session === null, -1);
      this.socketSessions.unbind(gateSocket);
      Promise.resolve(closed(code, String(reason))).catch((error: unknown) => this.failed(gateSocket, error));
    });
    if (session) this.socketSessions.bind(gateSocket, session);
  }

  /** Counts a frame that the socket sent; a socket that sends too many is terminated. */
  private acceptsFrame(gateSocket: GateSocket): boolean {
    if (!gateSocket.isOpen) return false;
    if (gateSocket.frames.allowsOneMore()) return true;
    gateSocket.socket.terminate();
    return false;
  }

  private failed(gateSocket: GateSocket, error: unknown): void {
    // graphql-ws throws if a client sends a message that only servers send, such as "next"
    if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
      return gateSocket.close(SOCKET_CLOSE.BAD_REQUEST, 'Invalid message');
    this.logger.error({ err: error }, 'socket failed');
    gateSocket.close(SOCKET_CLOSE.INTERNAL, 'Internal server error');
  }
}

/** With its default `binaryType`, ws delivers each message as one Buffer. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8');
