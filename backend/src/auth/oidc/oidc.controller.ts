import { Controller, Get, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/api/access.js';
import { Refuses } from '../../common/api/refuses.js';
import { SETS_SESSION } from '../../common/http/response-headers.js';
import { OidcErrorFilter } from './oidc-error.filter.js';
import { OidcGuard, OidcStartGuard } from './oidc.guard.js';
import { OidcQuery, Providers } from './oidc.inputs.js';
import { OIDC_PATH, OidcProvider } from './oidc.strategy.js';
import { SignIns } from '../sign-ins.js';

/** Sign-in through an OpenID provider, if one is configured. */
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
