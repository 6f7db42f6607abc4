import {
  ApiFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import { Allow } from 'class-validator';
import {
  Catch,
  Controller,
  Get,
  Injectable,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
  type ArgumentsHost,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { ErrorFilter } from '../../common/http/error.filter.js';
import { toAppError } from '../../common/api/to-app-error.js';
import { OidcGuard, OidcStartGuard, ProviderDenied } from './oidc.guard.js';
import { secondStepPath } from '../return-to.js';
import { Public } from '../../common/api/access.js';
import { Scope } from '../../common/api/scopes.js';
import { Refuses } from '../../common/api/refuses.js';
import { SETS_SESSION } from '../../common/http/response-headers.js';
import { OIDC_PATH, OidcProvider } from './oidc.strategy.js';
import { SignIns } from '../sign-ins.js';

class OidcQuery {
  /** Any value is accepted here; safeReturnTo replaces values that would lead to another site. */
  @ApiPropertyOptional({
    description: 'A path of this site to go to after sign-in.',
    example: '/contracts/submit',
    type: String,
  })
  @Allow()
  returnTo?: unknown;
}

@ApiSchema({ description: 'An OpenID provider.' })
class Provider {
  @ApiProperty({ description: 'Display name.', example: 'id.example.com' })
  name: string;

  @ApiProperty({ description: 'The address to send the browser to.', example: '/api/login/oidc' })
  url: string;
}

@ApiSchema({ description: 'The ways to sign in besides the form.' })
class Providers {
  @ApiProperty({ description: 'The OpenID provider; null without one.', type: Provider, nullable: true })
  oidc: Provider | null;
}

/** A failed provider sign-in redirects to the sign-in page with an error code, because a person is looking at it. */
@Catch()
@Injectable()
class OidcErrorFilter extends ErrorFilter {
  constructor(private readonly warnings: PinoLogger) {
    super(warnings);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const { code, cause } = toAppError(thrown);
    // refused before the sign-in began
    if (code === 'NOT_FOUND' || code === 'RATE_LIMITED') return super.catch(thrown, host);
    const response = host.switchToHttp().getResponse<Response>();
    const returnTo = response.locals.oidcReturnTo ?? '/';
    const back = (error: string) =>
      response.redirect(302, `/api/login?${new URLSearchParams({ error, returnTo })}`);
    if (thrown instanceof ProviderDenied) return back('OIDC_DENIED');
    if (code === 'SECOND_FACTOR_REQUIRED') return response.redirect(302, secondStepPath(returnTo));
    if (code === 'CONFLICT') return back('OIDC_EMAIL_TAKEN');
    if (code === 'FORBIDDEN') return back('FORBIDDEN');
    this.warnings.warn({ err: cause ?? thrown }, 'sign-in through the provider failed');
    back('OIDC_FAILED');
  }
}

/** Sign-in through an OpenID provider, if one is configured. */
@Scope()
@Public()
@ApiTags('auth')
@Controller('api')
export class OidcController {
  constructor(
    private readonly provider: OidcProvider,
    private readonly signIns: SignIns,
  ) {}

  @Get('auth/providers')
  @ApiOperation({ summary: 'The ways to sign in besides the form' })
  @ApiOkResponse({ type: Providers })
  listSignInProviders(): Providers {
    const { name } = this.provider;
    return { oidc: name === null ? null : { name, url: OIDC_PATH } };
  }

  @Get('login/oidc')
  @UseGuards(OidcStartGuard)
  @UseFilters(OidcErrorFilter)
  @ApiOperation({ summary: 'Redirects to the OpenID provider' })
  @ApiFoundResponse({
    description: 'To the provider, or back to the sign-in page.',
    headers: SETS_SESSION,
  })
  @Refuses('NOT_FOUND', 'UNAVAILABLE')
  startProviderSignIn(@Query() _: OidcQuery, @Req() request: Request, @Res() response: Response) {
    return this.signIn(request, response);
  }

  @Get('login/oidc/callback')
  @UseGuards(OidcGuard)
  @UseFilters(OidcErrorFilter)
  @ApiOperation({ summary: 'The address to which the provider redirects' })
  @ApiFoundResponse({
    description: 'To `returnTo` after a successful sign-in, otherwise to the sign-in page.',
    headers: SETS_SESSION,
  })
  @Refuses('NOT_FOUND')
  finishProviderSignIn(@Req() request: Request, @Res() response: Response) {
    return this.signIn(request, response);
  }

  /** In a new session, without the data and the short lifetime of the visitor's. */
  private async signIn(request: Request, response: Response): Promise<void> {
    await this.signIns.begin(request, 'provider');
    response.redirect(302, response.locals.oidcReturnTo ?? '/');
  }
}
