import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError, secondFactorRequired, suspended, wrongCredentials } from '../common/api/errors.js';
import { contextOfRequest, viewerOf } from '../common/api/request-of.js';
import { cookieName } from '../common/http/session-cookie.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import type { CurrentUser } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { deviceOf } from '../sessions/device.js';
import type { Proof } from '../sessions/session.entity.js';
import { SessionStore } from '../sessions/session.store.js';

/** How long a member may take for the second step. */
const PENDING_MS = 10 * 60_000;

/** The first step succeeded and the second is missing: until then the session counts as a visitor's. */
export interface PendingSignIn {
  userId: string;
  since: number;
  /** Identifies the accepted password; absent after a sign-in through the provider. */
  passwordDigest?: string;
}

declare module 'express-session' {
  interface SessionData {
    pending?: PendingSignIn;
  }
}

const timedOut = (): AppError =>
  new AppError('BAD_REQUEST', 'Your sign-in timed out. Please start again with your password.');

const promised = (run: (done: (error?: unknown) => void) => void): Promise<void> => promisify(run)();

/** Signs an authenticated member in, after the second step if they have a second factor. */
@Injectable()
export class SignIns {
  constructor(
    private readonly store: SessionStore,
    private readonly factors: SecondFactors,
    private readonly users: UsersService,
  ) {}

  /**
   * After a Passport guard has authenticated `request.user` by the first step. For a member with a second factor the
   * session is only pending, and this throws.
   */
  async begin(request: Request, provedBy: Proof): Promise<CurrentUser> {
    const user = viewerOf(contextOfRequest(request));
    const { passwordDigest } = request.authInfo ?? {};
    if (!user.hasSecondFactor) return this.finish(request, user, provedBy, passwordDigest);
    await promised((done) => request.session.regenerate(done));
    request.session.pending = { userId: user.id, since: Date.now(), passwordDigest };
    request.session.cookie.maxAge = PENDING_MS;
    await promised((done) => request.session.save(done));
    throw secondFactorRequired(await this.factors.of(user.id));
  }

  /** The member whose sign-in waits for the second step; throws if it has timed out. */
  pendingOf(request: Request): string {
    const { pending } = request.session;
    if (!pending || Date.now() - pending.since > PENDING_MS) throw timedOut();
    return pending.userId;
  }

  /** After the second step. */
  async complete(request: Request, userId: string): Promise<CurrentUser> {
    const user = await this.users.findCurrent(userId);
    if (!user) throw suspended();
    return this.finish(request, user, 'factor', request.session.pending?.passwordDigest);
  }

  /**
   * Signs in with a new session id, which prevents session fixation. Fails if the password was changed after it was
   * checked: the change may have ended all sessions before this one was stored.
   */
  async finish(
    request: Request,
    user: CurrentUser,
    provedBy: Proof,
    passwordDigest?: string,
  ): Promise<CurrentUser> {
    await promised((done) => request.logIn(user, done));
    await this.store.keepSignIn(request.sessionID, {
      ip: contextOfRequest(request).ip,
      device: deviceOf(request.get('user-agent')),
      provedBy,
    });
    if (passwordDigest && !(await this.users.hasPassword(user.id, passwordDigest))) {
      await promised((done) => request.session.destroy(done));
      throw provedBy === 'factor' ? timedOut() : wrongCredentials();
    }
    return user;
  }

  /** Ends the session and its sockets, and clears the cookie. Ignores requests that another site caused. */
  async signOut(request: Request, response: Response): Promise<void> {
    const from = request.get('sec-fetch-site');
    if (from && from !== 'same-origin' && from !== 'same-site' && from !== 'none') return;
    // pages on other ports or subdomains may link here, but their images and frames are ignored
    if (from === 'same-site' && request.get('sec-fetch-dest') !== 'document') return;
    if (!request.user && !request.session.pending) return;
    await promised((done) => request.session.destroy(done));
    const secure = request.secure;
    response.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}
