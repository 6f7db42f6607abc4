import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../common/config.js';
import type { Viewer } from '../common/request-of.js';
import { cookieName, hasSessionCookie } from '../common/session-cookie.js';
import { SessionStore } from '../sessions/session.store.js';
import { toCurrentUser } from '../users/user.rows.js';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;

export interface SocketSession {
  sessionId: string;
  viewer: Viewer;
  expiresAt: number;
}

/** Only here may a request without the cookie begin a session; anywhere else it has none. Express ignores case, too. */
const SIGN_IN = /^\/api\/(login|logout|register)\b/i;

/** Resolves the session cookie to a session and its member, for requests and for socket handshakes. */
@Injectable()
export class Sessions {
  private readonly readSession: RequestHandler;
  private readonly readMember: RequestHandler;

  constructor(
    private readonly config: Config,
    store: SessionStore,
  ) {
    // AuthGuard runs strategies on the process-wide instance, which then also writes the session
    passport.serializeUser<string>((user, done) => done(null, user.id));
    // sessions are read on an instance of its own: several applications in a process (tests) have several databases
    const own = new passport.Passport();
    own.serializeUser<string>((user, done) => done(null, user.id));
    own.deserializeUser((request: Request, _id: string, done: (error: null, user: Viewer | null) => void) => {
      const member = store.memberOf(request.session);
      done(null, member && toCurrentUser(member));
    });
    this.readMember = own.session() as RequestHandler;
    this.readSession = session({
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
    });
  }

  /** Reads the session of a request, and does nothing for visitors who are not about to sign in. */
  readonly handler: RequestHandler = (request, response, next) => {
    if (!hasSessionCookie(request.headers, this.config.secureCookies) && !SIGN_IN.test(request.path))
      return next();
    this.read(request, response, next);
  };

  /** The session of a socket handshake; null for a visitor. Rejects if the database does not answer. */
  async ofHandshake(message: IncomingMessage): Promise<SocketSession | null> {
    const request = message as Request;
    // a handshake only reads the session, so a response stub that ignores all writes is enough
    const response = { end: () => undefined, setHeader: () => undefined, getHeader: () => undefined };
    await new Promise<void>((resolve, reject) =>
      this.read(request, response as never, (error?: unknown) =>
        error instanceof Error ? reject(error) : resolve(),
      ),
    );
    if (!request.user) return null;
    return {
      sessionId: request.sessionID,
      viewer: request.user,
      expiresAt: Date.now() + (request.session.cookie.maxAge ?? TWO_WEEKS_MS),
    };
  }

  private read(request: Request, response: Response, next: NextFunction): void {
    void this.readSession(request, response, (error?: unknown) =>
      error ? next(error) : void this.readMember(request, response, next),
    );
  }
}
