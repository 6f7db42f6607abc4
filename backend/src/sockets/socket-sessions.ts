import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { RequestSession } from '../auth/sessions.js';
import { TopicBus } from '../common/topics.js';
import { SessionStore } from '../sessions/session.store.js';
import type { GateSocket } from './gate-socket.js';
import { SOCKET_CLOSE } from './socket-limits.js';

/** A session may be extended or ended elsewhere, so its remaining time is read again at the latest after this. */
const MAX_CHECK_MS = 60 * 60_000;
const RETRY_MS = 5_000;

interface Bound {
  session: RequestSession;
  timer?: NodeJS.Timeout;
}

/** Closes the sockets of a session when it ends: at sign-out, when the account is deleted, when it expires. */
@Injectable()
export class SocketSessions implements OnModuleDestroy {
  private readonly bound = new Map<GateSocket, Bound>();
  private readonly stopListening: (() => void)[];

  constructor(
    private readonly sessions: SessionStore,
    private readonly logger: PinoLogger,
    topics: TopicBus,
  ) {
    this.stopListening = [
      topics.on('sessionsEnded', (ended) => {
        for (const [socket, { session }] of this.bound)
          if (
            'sessionId' in ended ? session.sessionId === ended.sessionId : session.viewer.id === ended.userId
          )
            this.end(socket);
      }),
      topics.on('mayHaveMissed', () => void this.checkAll()),
    ];
  }

  /** Limits the life of the socket to that of the session, even if the session ended during the handshake. */
  bind(socket: GateSocket, session: RequestSession): void {
    this.bound.set(socket, { session });
    void this.watch(socket);
  }

  unbind(socket: GateSocket): void {
    clearTimeout(this.bound.get(socket)?.timer);
    this.bound.delete(socket);
  }

  onModuleDestroy(): void {
    for (const stop of this.stopListening) stop();
    for (const socket of [...this.bound.keys()]) this.unbind(socket);
  }

  /** Reads each session once, however many sockets it has, and one after the other: this is not urgent. */
  private async checkAll(): Promise<void> {
    const ended = new Set<string>();
    const sessions = new Set([...this.bound.values()].map(({ session }) => session.sessionId));
    for (const sessionId of sessions) {
      // a session that cannot be read now is read again by its own timer
      const left = await this.sessions.timeLeft(sessionId).catch(() => RETRY_MS);
      if (left === null) ended.add(sessionId);
    }
    for (const [socket, { session }] of this.bound) if (ended.has(session.sessionId)) this.end(socket);
  }

  private async watch(socket: GateSocket): Promise<void> {
    const bound = this.bound.get(socket);
    if (!bound) return;
    let ms = RETRY_MS;
    try {
      const left = await this.sessions.timeLeft(bound.session.sessionId);
      if (left === null) return this.end(socket);
      ms = Math.min(left, MAX_CHECK_MS);
    } catch (error) {
      this.logger.warn({ err: error }, 'could not read the session of a socket; trying again');
    }
    if (this.bound.get(socket) === bound) bound.timer = setTimeout(() => void this.watch(socket), ms).unref();
  }

  private end(socket: GateSocket): void {
    this.unbind(socket);
    socket.close(SOCKET_CLOSE.SESSION_ENDED, 'Session ended');
  }
}
