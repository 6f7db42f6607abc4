import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Sessions, type RequestSession } from '../auth/sessions.js';
import { unauthenticated } from '../common/api/errors.js';
import { TopicBus } from '../common/cluster/topics.js';
import { bearerIn } from '../common/http/bearer.js';
import { SessionStore } from '../sessions/session.store.js';
import { TokenStore } from '../tokens/token.store.js';
import type { GateSocket } from './gate-socket.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';

/**
 * Closes the sockets of a session or an API token when it ends: at sign-out, when the account is suspended or deleted, when it expires.
 * The event of an end can be lost (a killed process, a broken Redis), so the sessions are also read again every second.
 */
@Injectable()
export class SocketSessions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly bound = new Map<GateSocket, RequestSession>();
  private timer: NodeJS.Timeout | undefined;
  private isChecking = false;

  constructor(
    private readonly sessions: Sessions,
    private readonly store: SessionStore,
    private readonly tokens: TokenStore,
    private readonly logger: PinoLogger,
    topics: TopicBus,
  ) {
    topics.on('sessionsEnded', (ended) =>
      this.endIf(({ sessionId, viewer }) =>
        'sessionId' in ended ? sessionId === ended.sessionId : viewer.id === ended.userId,
      ),
    );
    topics.on('tokenRevoked', ({ tokenId }) => this.endIf(({ token }) => token?.id === tokenId));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.check(), SOCKET_LIMITS.sessionCheckMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Closes the socket when the session ends, even if it ended during the handshake. */
  bind(socket: GateSocket, session: RequestSession): void {
    this.bound.set(socket, session);
  }

  /** Reads the token that a client sent with `connection_init`, if any; false if it does not work, then the socket closes. */
  async connect(socket: GateSocket, params: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    const given = params.Authorization ?? params.authorization;
    if (given === undefined) return true;
    const secret = typeof given === 'string' ? bearerIn(given) : undefined;
    // the cookie of the handshake has named the viewer already
    const found = secret && !this.bound.has(socket) && (await this.tokens.find(secret, socket.caller.ip));
    if (found && socket.isOpen) {
      const { viewer, token } = found;
      socket.caller = { ...socket.caller, viewer, token };
      this.bind(socket, found);
      return true;
    }
    socket.close(SOCKET_CLOSE.INVALID_TOKEN, 'The API token is not valid');
    return false;
  }

  unbind(socket: GateSocket): void {
    this.bound.delete(socket);
  }

  /**
   * Reads session and member again, so that a promotion or the end of the session takes effect with the next operation.
   */
  async refresh(socket: GateSocket): Promise<void> {
    if (!socket.caller.viewer) return;
    const { ip, source } = socket.caller;
    const bound = this.bound.get(socket);
    const session = bound && (await this.sessions.again(bound, ip));
    if (!session) {
      this.end(socket);
      throw unauthenticated();
    }
    const { viewer, token } = session;
    socket.caller = { viewer, ip, source, ...(token && { token }) };
  }

  private async check(): Promise<void> {
    if (this.isChecking || this.bound.size === 0) return;
    this.isChecking = true;
    try {
      const all = [...this.bound.values()];
      const ids = new Set(all.flatMap(({ sessionId }) => sessionId ?? []));
      const hashes = new Set(all.flatMap((one) => (one.token ? one.hash : [])));
      const ended = new Set([
        ...(ids.size > 0 ? await this.store.endedOf([...ids]) : []),
        ...(hashes.size > 0 ? await this.tokens.endedOf([...hashes]) : []),
      ]);
      if (ended.size > 0) this.endIf((one) => ended.has(one.token ? one.hash : one.sessionId));
    } catch (error) {
      // the database does not answer now; the next check reads them
      this.logger.debug({ err: error }, 'could not read the sessions of sockets');
    } finally {
      this.isChecking = false;
    }
  }

  private endIf(hasEnded: (session: RequestSession) => boolean): void {
    for (const [socket, session] of this.bound) if (hasEnded(session)) this.end(socket);
  }

  private end(socket: GateSocket): void {
    this.unbind(socket);
    socket.close(SOCKET_CLOSE.SESSION_ENDED, 'Session ended');
  }
}
