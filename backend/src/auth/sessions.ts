import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../common/config/config.js';
import { invalidToken, tokenAndSession } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import type { RequestToken } from '../common/api/scopes.js';
import { tokenOf } from '../common/http/bearer.js';
import { cookieName, hasSessionCookie, signedSessionId } from '../common/http/session-cookie.js';
import { SessionStore } from '../sessions/session.store.js';
import { TokenStore } from '../tokens/token.store.js';
import { toCurrentUser } from '../users/user.rows.js';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;

/** Who sends a request: a session or an API token. */
export type RequestSession = { viewer: Viewer } & (
  { sessionId: string; token?: undefined } | { sessionId?: undefined; token: RequestToken; hash: string }
);

/** Only here may a request begin, change or end its session. Express ignores case, too. */
const SIGN_IN = /^\/api\/(login|logout|register)\b/i;

/** Resolves the session cookie to a session and its member, for requests and for socket handshakes. */
@Injectable()
export class Sessions {
  private readonly openSession: RequestHandler;
  private readonly readMember: RequestHandler;

  constructor(
    private readonly config: Config,
    private readonly store: SessionStore,
    private readonly tokens: TokenStore,
  ) {
    // AuthGuard runs strategies on the process-wide instance, which then also writes the session
    passport.serializeUser<string>((user, done) => done(null, user.id));
    // sessions are read on an instance of its own: several applications in a process (tests) have several databases
    const own = new passport.Passport();
    own.serializeUser<string>((user, done) => done(null, user.id));
    own.deserializeUser(
      (request: Request, _id: string, done: (error: unknown, user?: Viewer | null) => void) => {
        this.find(request).then((found) => done(null, found?.viewer ?? null), done);
      },
    );
    this.readMember = own.session() as RequestHandler;
    this.openSession = session({
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

  /** Reads who sends a request. express-session takes four times as long, so it only runs on paths that may change a session. */
  readonly handler: RequestHandler = (request, response, next) => {
    const secret = tokenOf(request.path, request.headers.authorization);
    if (secret !== undefined) return void this.readToken(request, secret).then(() => next(), next);
    if (SIGN_IN.test(request.path)) return this.open(request, response, next);
    if (!hasSessionCookie(request.headers, this.config.secureCookies)) return next();
    this.find(request).then((found) => {
      if (found) Object.assign(request, { user: found.viewer, sessionID: found.sessionId });
      next();
    }, next);
  };

  /** Who has this secret; throws for one that does not work, and for one that comes with a session. */
  async findByToken(request: IncomingMessage, secret: string, ip: string): Promise<RequestSession> {
    if (hasSessionCookie(request.headers, this.config.secureCookies)) throw tokenAndSession();
    const found = await this.tokens.find(secret, ip);
    if (!found) throw invalidToken();
    return found;
  }

  /** Reads the session or the token again; null if it has ended, or its account may not act. */
  again(session: RequestSession, ip: string): Promise<RequestSession | null> {
    return session.token ? this.tokens.findByHash(session.hash, ip) : this.findById(session.sessionId);
  }

  /** The session of a request or a socket handshake; null for a visitor. Rejects if the database does not answer. */
  async find({ headers }: IncomingMessage): Promise<RequestSession | null> {
    const { secureCookies, sessionSecret } = this.config;
    const sessionId = signedSessionId(headers, secureCookies, sessionSecret);
    return sessionId ? this.findById(sessionId) : null;
  }

  /** Null if the session has ended, or its account may not act. */
  async findById(sessionId: string): Promise<RequestSession | null> {
    const member = (await this.store.find(sessionId))?.member;
    return member ? { sessionId, viewer: toCurrentUser(member) } : null;
  }

  private async readToken(request: Request, secret: string): Promise<void> {
    const { viewer, token } = await this.findByToken(request, secret, request.ip ?? '');
    Object.assign(request, { user: viewer, token });
  }

  private open(request: Request, response: Response, next: NextFunction): void {
    void this.openSession(request, response, (error?: unknown) =>
      error ? next(error) : void this.readMember(request, response, next),
    );
  }
}
