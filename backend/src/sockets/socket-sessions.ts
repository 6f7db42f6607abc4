import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { SocketSession } from '../auth/sessions.js';
import { TopicBus } from '../common/topics.js';
import { SessionStore } from '../sessions/session.store.js';
import type { GateSocket } from './gate-socket.js';
import { SOCKET_CLOSE } from './socket-limits.js';

/** A session may be prolonged, so it is asked again at the latest after this time. */
const ASK_AGAIN_MS = 60 * 60_000;
const ASK_SOON_MS = 5_000;

interface Bound {
  session: SocketSession;
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
      topics.on('mayHaveMissed', () => void this.askAgain()),
    ];
  }

  /** From now on the socket lives no longer than the session, even where that ended during the handshake. */
  bind(socket: GateSocket, session: SocketSession): void {
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

  /** Each session once, however many sockets it has, and one after the other: nobody waits for it. */
  private async askAgain(): Promise<void> {
    const ended = new Set<string>();
    const sessions = new Set([...this.bound.values()].map(({ session }) => session.sessionId));
    for (const sessionId of sessions) {
      // what cannot be asked now is asked again by its own timer
      const left = await this.sessions.timeLeft(sessionId).catch(() => ASK_SOON_MS);
      if (left === null) ended.add(sessionId);
    }
    for (const [socket, { session }] of this.bound) if (ended.has(session.sessionId)) this.end(socket);
  }

  private async watch(socket: GateSocket): Promise<void> {
    const bound = this.bound.get(socket);
    if (!bound) return;
    let ms = ASK_SOON_MS;
    try {
      const left = await this.sessions.timeLeft(bound.session.sessionId);
      if (left === null) return this.end(socket);
      ms = Math.min(left, ASK_AGAIN_MS);
    } catch (error) {
      this.logger.warn({ err: error }, 'a session could not be asked; trying again');
    }
    if (this.bound.get(socket) === bound) bound.timer = setTimeout(() => void this.watch(socket), ms).unref();
  }

  private end(socket: GateSocket): void {
    this.unbind(socket);
    socket.close(SOCKET_CLOSE.SESSION_ENDED, 'Session ended');
  }
}
