import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Sessions, type RequestSession } from '../auth/sessions.js';
import { unauthenticated } from '../common/api/errors.js';
import { TopicBus } from '../common/cluster/topics.js';
import { SessionStore } from '../sessions/session.store.js';
import type { GateSocket } from './gate-socket.js';
import { SOCKET_CLOSE, SOCKET_LIMITS } from './socket-limits.js';

/**
 * Closes the sockets of a session when it ends: at sign-out, when the account is suspended or deleted, when it expires.
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
    private readonly logger: PinoLogger,
    topics: TopicBus,
  ) {
    topics.on('sessionsEnded', (ended) =>
      this.endIf(({ sessionId, viewer }) =>
        'sessionId' in ended ? sessionId === ended.sessionId : viewer.id === ended.userId,
      ),
    );
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

  unbind(socket: GateSocket): void {
    this.bound.delete(socket);
  }

  /**
   * Reads session and member again, so that a promotion or the end of the session takes effect with the next operation.
   */
  async refresh(socket: GateSocket): Promise<void> {
    const { viewer, ...from } = socket.caller;
    if (!viewer) return;
    const bound = this.bound.get(socket);
    const session = bound && (await this.sessions.findById(bound.sessionId));
    if (!session) {
      this.end(socket);
      throw unauthenticated();
    }
    socket.caller = { viewer: session.viewer, ...from };
  }

  private async check(): Promise<void> {
    if (this.isChecking || this.bound.size === 0) return;
    this.isChecking = true;
    try {
      const ids = new Set(Array.from(this.bound.values(), ({ sessionId }) => sessionId));
      const ended = new Set(await this.store.endedOf([...ids]));
      if (ended.size > 0) this.endIf(({ sessionId }) => ended.has(sessionId));
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
