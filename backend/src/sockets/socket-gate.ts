import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request } from 'express';
import { handleProtocols, makeServer, type Server as GraphQLServer } from 'graphql-ws';
import { PinoLogger } from 'nestjs-pino';
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { hasSessionCookie, Sessions, type SocketSession } from '../auth/sessions.js';
import { Config } from '../common/config.js';
import { AppError, crossSite, errorBody } from '../common/errors.js';
import { Metrics } from '../common/metrics.js';
import { contextOfRequest, type RequestContext } from '../common/request-of.js';
import { toAppError } from '../common/to-app-error.js';
import { isCrossSite } from '../http/cross-site.js';
import { UsersService } from '../users/users.service.js';
import { GateSocket } from './gate-socket.js';
import { Heartbeat } from './heartbeat.js';
import { SocketCounts } from './socket-counts.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';
import { SocketOperations, type SocketOperation } from './socket-operations.js';
import { SocketSessions } from './socket-sessions.js';

const PATH = '/graphql';

/**
 * The only entry for WebSockets. Nest's own graphql-ws server takes any origin, any document and queues without bound;
 * here every handshake is checked, and every socket is limited until it closes.
 */
@Injectable()
export class SocketGate implements OnModuleDestroy {
  private readonly handshakes = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: SOCKET_LIMITS.messageBytes,
    perMessageDeflate: false,
    handleProtocols,
    // known to ws since 8.19, not yet to its types
    ...{ closeTimeout: SOCKET_LIMITS.closeMs },
  });
  private readonly open = new Set<GateSocket>();
  private readonly perSource = new SocketCounts();
  private readonly heartbeat = new Heartbeat(this.open, SOCKET_LIMITS.heartbeatMs);
  private readonly ownOrigins: string[];
  private graphql: GraphQLServer<GateSocket>;
  private isStopping = false;

  constructor(
    private readonly config: Config,
    private readonly sessions: Sessions,
    private readonly socketSessions: SocketSessions,
    private readonly users: UsersService,
    private readonly http: HttpAdapterHost,
    private readonly modules: ModuleRef,
    private readonly logger: PinoLogger,
    private readonly metrics: Metrics,
  ) {
    this.ownOrigins = [new URL(config.publicUrl).origin];
  }

  /** Called once, when the schema is built and before the server listens. */
  attach(server: Server): void {
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const operations = new SocketOperations(
      schema,
      this.config.production ? 'admins' : 'open',
      (socket) => this.refreshCaller(socket),
      (error) => this.logger.error({ err: error }, 'subscription failed'),
    );
    this.metrics.watchSockets(
      () => this.open.size,
      () => operations.open,
    );
    this.graphql = makeServer<never, GateSocket>({
      connectionInitWaitTimeout: SOCKET_LIMITS.initMs,
      onSubscribe: ({ extra, subscriptions }, id, payload) =>
        operations.prepare(extra, id, Object.keys(subscriptions).length, payload),
      subscribe: (operation) => operations.subscribe(operation as SocketOperation),
      onNext: (_context, _id, _payload, _operation, result) => operations.shown(result),
      onError: (_context, _id, _payload, errors) => operations.errors(errors),
    });
    // any other upgrade (curl offers h2c) is an offer that plain HTTP may leave aside
    Object.assign(server, {
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    });
    server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
      // a client that goes away in the middle of it is no error of ours
      wire.on('error', () => wire.destroy());
      this.judge(request)
        .then((judged) => this.admit(request, wire, head, judged))
        .catch((error: unknown) => refuse(wire, toAppError(error)));
    });
    this.heartbeat.start();
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    this.heartbeat.stop();
    for (const socket of this.open) socket.close(SOCKET_CLOSE.GOING_AWAY, 'Going away');
    // the HTTP server waits for its connections: who does not say goodbye is not waited for
    setTimeout(() => {
      for (const { socket } of this.open) socket.terminate();
    }, SOCKET_LIMITS.goodbyeMs);
  }

  /** How many sockets are open now. */
  get size(): number {
    return this.open.size;
  }

  /** Checks a handshake and tells who the caller is. */
  private async judge(
    message: IncomingMessage,
  ): Promise<{ caller: RequestContext; session: SocketSession | null }> {
    if (this.isStopping)
      throw new AppError('UNAVAILABLE', 'The service is restarting.', { retryAfterSeconds: 2 });
    if (message.url?.split('?', 1)[0] !== PATH) throw new AppError('NOT_FOUND', 'There is nothing here.');
    if (isCrossSite(message.headers, this.ownOrigins)) throw crossSite();
    // Express knows about trusted proxies, so it says where the request comes from
    const { request } = this.http.httpAdapter.getInstance<{ request: object }>();
    const asked = Object.setPrototypeOf(message, request) as Request;
    const { ip, source } = contextOfRequest(asked);
    this.refuseExcess(source);
    const session = hasSessionCookie(message.headers, this.config.secureCookies)
      ? await this.sessions.ofHandshake(message)
      : null;
    return { caller: { viewer: session?.viewer ?? null, ip, source }, session };
  }

  /** Called before the session is read, and again after it: by then other sockets may have been admitted. */
  private refuseExcess(source: string, session?: SocketSession | null): void {
    const { sockets, socketsPerSource, visitorSocketsPerSource } = SOCKET_LIMITS;
    if (this.open.size >= sockets)
      throw new AppError('UNAVAILABLE', 'The service is busy right now.', { retryAfterSeconds: 10 });
    const { all, visitors } = this.perSource.of(source);
    const isOver = all >= socketsPerSource || (session === null && visitors >= visitorSocketsPerSource);
    if (this.config.rateLimits !== 'off' && isOver)
      throw new AppError('RATE_LIMITED', 'Too many connections from here.', { retryAfterSeconds: 10 });
  }

  private admit(
    request: IncomingMessage,
    wire: Duplex,
    head: Buffer,
    { caller, session }: { caller: RequestContext; session: SocketSession | null },
  ): void {
    if (wire.destroyed) return;
    this.refuseExcess(caller.source, session);
    this.handshakes.handleUpgrade(request, wire, head, (socket) => {
      const gateSocket = new GateSocket(socket, wire, caller);
      this.welcome(gateSocket, session === null);
      if (session) this.socketSessions.bind(gateSocket, session);
    });
  }

  private welcome(gateSocket: GateSocket, isVisitor: boolean): void {
    const { socket, caller } = gateSocket;
    this.open.add(gateSocket);
    this.perSource.add(caller.source, isVisitor, 1);
    const closed = this.graphql.opened(
      {
        protocol: socket.protocol,
        send: (text) => gateSocket.send(text),
        close: (code, reason) => gateSocket.close(code ?? SOCKET_CLOSE.GOING_AWAY, reason ?? ''),
        onMessage: (receive) => {
          socket.on('message', (data: RawData) => {
            if (!this.mayHear(gateSocket, socket)) return;
            receive(textOf(data)).catch((error: unknown) => this.failed(gateSocket, error));
          });
        },
      },
      gateSocket,
    );
    socket.on('ping', () => this.mayHear(gateSocket, socket));
    socket.on('pong', () => (gateSocket.isAlive = true));
    // ws closes it with the right code by itself; a client that breaks the protocol is not worth a line in the log
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.open.delete(gateSocket);
      this.perSource.add(caller.source, isVisitor, -1);
      this.socketSessions.unbind(gateSocket);
      Promise.resolve(closed(code, String(reason))).catch((error: unknown) => this.failed(gateSocket, error));
    });
  }

  private mayHear(gateSocket: GateSocket, socket: WebSocket): boolean {
    if (!gateSocket.isOpen) return false;
    if (!gateSocket.frames.isOver()) return true;
    socket.terminate();
    return false;
  }

  /** A promotion, or the end of an account, works at once: the person is read anew for each operation. */
  private async refreshCaller(gateSocket: GateSocket): Promise<void> {
    const { viewer, ...from } = gateSocket.caller;
    if (viewer) gateSocket.caller = { viewer: await this.users.findCurrent(viewer.id), ...from };
  }

  private failed(gateSocket: GateSocket, error: unknown): void {
    // graphql-ws throws at what only a server may say, such as "next"
    if (error instanceof Error && error.message.startsWith('Unexpected message of type'))
      return gateSocket.close(SOCKET_CLOSE.BAD_REQUEST, 'Invalid message');
    this.logger.error({ err: error }, 'socket failed');
    gateSocket.close(SOCKET_CLOSE.INTERNAL, 'Internal server error');
  }
}

/** ws hands over one Buffer unless it is told otherwise. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8');

/** A handshake that fails is an ordinary HTTP answer, and the end of the connection. */
function refuse(wire: Duplex, error: AppError): void {
  const body = JSON.stringify(errorBody(error));
  const retryAfter = error.details?.retryAfterSeconds;
  wire.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n` +
      'Connection: close\r\nContent-Type: application/json; charset=utf-8\r\n' +
      (retryAfter ? `Retry-After: ${Math.ceil(retryAfter)}\r\n` : '') +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => wire.destroy(),
  );
}
