import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Request } from 'express';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, crossSite, errorBody } from '../common/api/errors.js';
import { SOCKET_LIMITS } from './socket-limits.js';
import { Sessions, type RequestSession } from '../auth/sessions.js';
import { Config } from '../common/config/config.js';
import { contextOfRequest, type RequestContext } from '../common/api/request-of.js';
import { bearerIn } from '../common/http/bearer.js';
import { isCrossSite } from '../http/cross-site.js';

interface Counts {
  all: number;
  /** Those without a session. */
  visitors: number;
}

const NONE: Counts = { all: 0, visitors: 0 };

/** Counts the open sockets, in total and of each source (`common/api/source.ts`), and enforces the limits on them. */
class SocketCounts {
  private readonly bySource = new Map<string, Counts>();
  private total = 0;

  /** `limitsSources` is false with RATE_LIMITS=off. */
  constructor(private readonly limitsSources: boolean) {}

  add(source: string, isVisitor: boolean, by: 1 | -1): void {
    this.total += by;
    const { all, visitors } = this.of(source);
    if (all + by > 0) this.bySource.set(source, { all: all + by, visitors: visitors + (isVisitor ? by : 0) });
    else this.bySource.delete(source);
  }

  /** Throws if one more socket of the source is too many; `isVisitor` is undefined before the session is read. */
  refuseExcess(source: string, isVisitor?: boolean): void {
    const { sockets, socketsPerSource, visitorSocketsPerSource } = SOCKET_LIMITS;
    if (this.total >= sockets)
      throw new AppError('UNAVAILABLE', 'The service is busy right now.', { retryAfterSeconds: 10 });
    const { all, visitors } = this.of(source);
    const isOver = all >= socketsPerSource || (isVisitor && visitors >= visitorSocketsPerSource);
    if (this.limitsSources && isOver)
      throw new AppError('RATE_LIMITED', 'Too many connections from here.', { retryAfterSeconds: 10 });
  }

  private of(source: string): Counts {
    return this.bySource.get(source) ?? NONE;
  }
}

const PATH = '/graphql';

export interface Handshake {
  caller: RequestContext;
  /** Null for a visitor. */
  session: RequestSession | null;
}

/** Checks WebSocket handshakes: path, origin, number of sockets and session. */
@Injectable()
export class SocketHandshakes {
  readonly counts: SocketCounts;
  private readonly ownOrigins: string[];

  constructor(
    config: Config,
    private readonly sessions: Sessions,
    private readonly http: HttpAdapterHost,
  ) {
    this.ownOrigins = [new URL(config.publicUrl).origin];
    this.counts = new SocketCounts(config.rateLimits !== 'off');
  }

  /** Returns the caller and session of a handshake. Throws an AppError if it is refused. */
  async check(message: IncomingMessage): Promise<Handshake> {
    if (message.url?.split('?', 1)[0] !== PATH) throw new AppError('NOT_FOUND', 'There is nothing here.');
    if (isCrossSite(message.headers, this.ownOrigins)) throw crossSite();
    // made an Express request, so that trusted proxies count for the caller's address
    const { request } = this.http.httpAdapter.getInstance<{ request: object }>();
    const { ip, source } = contextOfRequest(Object.setPrototypeOf(message, request) as Request);
    this.counts.refuseExcess(source);
    const secret = bearerIn(message.headers.authorization);
    const session =
      secret === undefined
        ? await this.sessions.find(message)
        : await this.sessions.findByToken(message, secret, ip);
    const { viewer = null, token } = session ?? {};
    return { caller: { viewer, ip, source, ...(token && { token }) }, session };
  }
}

/** Answers a refused handshake with an ordinary HTTP response and closes the connection. */
export function refuseHandshake(connection: Duplex, error: AppError): void {
  const body = JSON.stringify(errorBody(error));
  const retryAfter = error.details?.retryAfterSeconds;
  connection.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n` +
      'Connection: close\r\nContent-Type: application/json; charset=utf-8\r\n' +
      (retryAfter ? `Retry-After: ${Math.ceil(retryAfter)}\r\n` : '') +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => connection.destroy(),
  );
}
