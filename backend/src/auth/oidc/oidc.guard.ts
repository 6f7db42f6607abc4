import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { noSuchCall } from '../../common/api/errors.js';
import { RateLimits } from '../../common/cluster/rate-limits.js';
import { contextOfRequest } from '../../common/api/request-of.js';
import { OidcProvider } from './oidc.strategy.js';
import { safeReturnTo } from '../return-to.js';

declare module 'express-session' {
  interface SessionData {
    /** Where to go after the provider has redirected the browser back. */
    oidcReturnTo?: string;
  }
}

declare global {
  namespace Express {
    interface Locals {
      /** The session's oidcReturnTo, which the sign-in removes together with the visitor's session. */
      oidcReturnTo?: string;
    }
  }
}

/** How long a person may take at the provider; a visitor's session expires after it. */
const AWAY_MS = 10 * 60_000;

/** The provider, or the person there, refused the sign-in. */
export class ProviderDenied extends Error {}

/** Lets a person through whom the provider has just authenticated, as `request.user`. */
@Injectable()
export class OidcGuard extends AuthGuard() {
  constructor(
    protected readonly provider: OidcProvider,
    protected readonly limits: RateLimits,
  ) {
    super({ defaultStrategy: provider.strategyName });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.provider.name === null) throw noSuchCall();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await this.prepare(request);
    http.getResponse<Response>().locals.oidcReturnTo = request.session.oidcReturnTo;
    return super.canActivate(context) as Promise<boolean>;
  }

  override async getAuthenticateOptions() {
    await this.provider.ready();
    return {};
  }

  override handleRequest<Person>(error: Error | null, person: Person | false): Person {
    if (error) throw error;
    if (!person) throw new ProviderDenied();
    return person;
  }

  protected prepare(_: Request): Promise<void> {
    return Promise.resolve();
  }
}

/** Redirects the browser to the provider. */
@Injectable()
export class OidcStartGuard extends OidcGuard {
  protected override async prepare(request: Request): Promise<void> {
    await this.limits.take('signIn', `oidc ${contextOfRequest(request).source}`);
    request.session.oidcReturnTo = safeReturnTo(request.query.returnTo);
    if (!request.user) request.session.cookie.maxAge = AWAY_MS;
  }
}
