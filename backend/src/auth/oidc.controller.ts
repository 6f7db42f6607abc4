import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Strategy } from 'openid-client/passport';
import { PinoLogger } from 'nestjs-pino';
import { Public } from '../common/access.js';
import { noSuchCall } from '../common/errors.js';
import { RateLimits } from '../common/rate-limits.js';
import { contextOfRequest } from '../common/request-of.js';
import { SETS_SESSION } from '../common/response-headers.js';
import { toAppError } from '../common/to-app-error.js';
import type { CurrentUser } from '../users/user.entity.js';
import { OidcQuery, Providers } from './oidc.inputs.js';
import { OIDC_PATH, OidcProvider } from './oidc.provider.js';
import { safeReturnTo, secondStepPath } from './return-to.js';
import { Sessions } from './sessions.js';
import { SignIns } from './sign-ins.js';

declare module 'express-session' {
  interface SessionData {
    /** Where to go once the provider has sent the person back. */
    oidcReturnTo?: string;
  }
}

/** How long somebody may take at the provider; the session of a visitor lives no longer. */
const AWAY_MS = 10 * 60_000;

/** Sign-in through an OpenID provider, where one is set up. */
@Public()
@ApiTags('auth')
@Controller('api')
export class OidcController {
  constructor(
    private readonly provider: OidcProvider,
    private readonly sessions: Sessions,
    private readonly signIns: SignIns,
    private readonly limits: RateLimits,
    private readonly logger: PinoLogger,
  ) {}

  @Get('auth/providers')
  @ApiOperation({ summary: 'Where one can sign in besides the form' })
  @ApiOkResponse({ type: Providers })
  listSignInProviders(): Providers {
    const { name } = this.provider;
    return { oidc: name === null ? null : { name, url: OIDC_PATH } };
  }

  @Get('login/oidc')
  @ApiOperation({ summary: 'Leads to the OpenID provider' })
  @ApiFoundResponse({
    description: 'To the provider, or back to the sign-in page.',
    headers: SETS_SESSION,
  })
  async startProviderSignIn(
    @Query() { returnTo }: OidcQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.refuseWithoutProvider();
    await this.limits.take('signIn', `oidc ${contextOfRequest(request).source}`);
    request.session.oidcReturnTo = safeReturnTo(returnTo);
    if (!request.user) request.session.cookie.maxAge = AWAY_MS;
    await this.run(request, response);
  }

  @Get('login/oidc/callback')
  @ApiOperation({ summary: 'Where the provider sends people back to' })
  @ApiFoundResponse({
    description: 'Signed in, to where they wanted to go; or back to the sign-in page.',
    headers: SETS_SESSION,
  })
  async finishProviderSignIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.refuseWithoutProvider();
    await this.run(request, response);
  }

  private refuseWithoutProvider(): void {
    if (this.provider.name === null) throw noSuchCall();
  }

  /** Whatever goes wrong leads back to the sign-in page with a code: it is a person who looks at it. */
  private async run(request: Request, response: Response): Promise<void> {
    const returnTo = request.session.oidcReturnTo ?? '/';
    try {
      const user = await this.ask(request, response);
      if (!user) return;
      // a new session, without what this one remembered and for as long as any other
      await this.signIns.begin(request, user, 'provider');
      response.redirect(302, returnTo);
    } catch (error) {
      if (error instanceof NotSignedIn) return back(response, 'OIDC_DENIED', returnTo);
      const { code, cause } = toAppError(error);
      if (code === 'SECOND_FACTOR_REQUIRED') return response.redirect(302, secondStepPath(returnTo));
      if (code === 'CONFLICT') return back(response, 'OIDC_EMAIL_TAKEN', returnTo);
      if (code === 'FORBIDDEN') return back(response, 'FORBIDDEN', returnTo);
      this.logger.warn({ err: cause ?? error }, 'sign-in through the provider failed');
      back(response, 'OIDC_FAILED', returnTo);
    }
  }

  /** Who came back; null where passport has sent the person to the provider. */
  private async ask(request: Request, response: Response): Promise<CurrentUser | null> {
    // passport writes this request's answers onto the strategy it is handed: each request gets its own
    const strategy = Object.create(await this.provider.strategy()) as Strategy;
    return new Promise((resolve, reject) => {
      response.once('close', () => resolve(null));
      const done = (error: unknown, user?: CurrentUser | false) => {
        if (error)
          reject(error instanceof Error ? error : new Error('The strategy failed.', { cause: error }));
        else if (user) resolve(user);
        else reject(new NotSignedIn());
      };
      const handler = this.sessions.passport.authenticate(strategy, { session: false }, done) as (
        ...parts: unknown[]
      ) => void;
      handler(request, response, done);
    });
  }
}

class NotSignedIn extends Error {}

const back = (response: Response, error: string, returnTo: string): void =>
  response.redirect(302, `/api/login?${new URLSearchParams({ error, returnTo })}`);
