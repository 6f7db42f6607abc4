import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../common/config.js';
import type { Viewer } from '../common/request-of.js';
import { cookieName } from '../common/session-cookie.js';
import { UsersService } from '../users/users.service.js';
import { SessionStore } from '../sessions/session.store.js';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;

export interface SocketSession {
  sessionId: string;
  viewer: Viewer;
  expiresAt: number;
}

type Done<Value> = (error: unknown, value?: Value) => void;

/** Resolves the session cookie to a session and its member, for requests and for socket handshakes. */
@Injectable()
export class Sessions extends PassportSerializer {
  readonly handlers: RequestHandler[];
  private ownPassport?: passport.PassportStatic;

  constructor(
    config: Config,
    store: SessionStore,
    private readonly users: UsersService,
  ) {
    super();
    // AuthGuard runs strategies on the process-wide instance, which then also writes the session
    passport.serializeUser<string>((user, done) => this.serializeUser(user, done));
    this.handlers = [
      session({
        store,
        secret: config.sessionSecret,
        name: cookieName(config.secureCookies),
        resave: false,
        saveUninitialized: false,
        proxy: config.trustedProxies.length > 0,
        cookie: {
          httpOnly: true,
          sameSite: 'lax',
          secure: config.secureCookies,
          path: '/',
          maxAge: TWO_WEEKS_MS,
        },
      }),
      this.getPassportInstance().session() as RequestHandler,
    ];
  }

  /** Reads sessions on an instance of its own: with several applications in a process (tests), each has its database. */
  override getPassportInstance(): passport.PassportStatic {
    return (this.ownPassport ??= new passport.Passport() as passport.PassportStatic);
  }

  override serializeUser({ id }: Viewer, done: Done<string>): void {
    done(null, id);
  }

  override deserializeUser(id: string, done: Done<Viewer | false>): void {
    this.users.findCurrent(id).then((user) => done(null, user ?? false), done);
  }

  /** The session of a socket handshake; null for a visitor. Rejects if the database does not answer. */
  async ofHandshake(message: IncomingMessage): Promise<SocketSession | null> {
    const request = message as Request;
    for (const handler of this.handlers) await runHandler(handler, request);
    if (!request.user) return null;
    return {
      sessionId: request.sessionID,
      viewer: request.user,
      expiresAt: Date.now() + (request.session.cookie.maxAge ?? TWO_WEEKS_MS),
    };
  }
}

/** A handshake only reads the session, so a response stub that ignores all writes is enough. */
function runHandler(handler: RequestHandler, request: Request): Promise<void> {
  const response = { end: () => undefined, setHeader: () => undefined, getHeader: () => undefined };
  return new Promise((resolve, reject) => {
    void handler(request, response as never, (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(),
    );
  });
}
