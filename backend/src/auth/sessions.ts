import { Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Config } from '../common/config.js';
import type { Viewer } from '../common/request-of.js';
import { UsersService } from '../users/users.service.js';
import { SessionStore } from '../sessions/session.store.js';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60_000;

/** __Host- binds the cookie to this very host over https; browsers refuse the prefix without https. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-handover' : 'handover.sid');

/** Whether anybody could be signed in here; without it nothing needs to be read to know a visitor. */
export const hasSessionCookie = ({ cookie }: IncomingHttpHeaders, secure: boolean): boolean =>
  cookie?.includes(cookieName(secure)) ?? false;

export interface SocketSession {
  sessionId: string;
  viewer: Viewer;
  expiresAt: number;
}

/** Cookie to session to person, for requests and for socket handshakes. */
@Injectable()
export class Sessions {
  readonly handlers: RequestHandler[];
  /** The one whose sign-ins become sessions; strategies run on it. */
  readonly passport = new passport.Passport();

  constructor(config: Config, store: SessionStore, users: UsersService) {
    this.passport.serializeUser<string>((user, done) => done(null, user.id));
    this.passport.deserializeUser<string>((id, done) => {
      users.findCurrent(id).then((user) => done(null, user ?? false), done);
    });
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
      this.passport.session() as RequestHandler,
    ];
  }

  /** Who shakes hands: null for a visitor. Rejects where the database cannot be asked. */
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

/** Sessions are only read at a handshake, so a response that nothing is written to does. */
function runHandler(handler: RequestHandler, request: Request): Promise<void> {
  const response = { end: () => undefined, setHeader: () => undefined, getHeader: () => undefined };
  return new Promise((resolve, reject) => {
    void handler(request, response as never, (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(),
    );
  });
}
