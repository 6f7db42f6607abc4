import { Body, Controller, Get, HttpCode, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { AlsoByForm, SETS_SESSION } from '../common/http/response-headers.js';
import { contextOfRequest, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses } from '../common/api/refuses.js';
import { CurrentUser } from '../users/user.entity.js';
import {
  ChangePasswordInput,
  ForgotPasswordInput,
  RegisterInput,
  ResetLink,
  ResetLinkInput,
  ResetPasswordInput,
  SignInInput,
  VerifyEmailInput,
} from './auth.inputs.js';
import { AuthService } from './auth.service.js';
import { answerSignIn, FormErrorFilter } from './form-error.filter.js';
import { LocalGuard } from './local.strategy.js';
import { SignIns } from './sign-ins.js';
import { Confirmed } from '../second-factor/factors.types.js';
import { PasswordChange } from './password-change.service.js';

@ApiTags('auth')
@Controller('api')
@UseFilters(FormErrorFilter)
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIns: SignIns,
  ) {}

  @MemberOnly()
  @Get('auth/user')
  @ApiOperation({ summary: 'The signed-in member; 401 for a visitor' })
  @ApiOkResponse({ type: CurrentUser })
  getCurrentUser(@CurrentViewer() viewer: Viewer): Viewer {
    return viewer;
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @UseGuards(LocalGuard)
  @ApiOperation({
    summary: 'Signs in; a form is redirected to returnTo',
    description:
      'If the member has a second factor, the right password answers 401 SECOND_FACTOR_REQUIRED; `details.factors` says what to send to POST /api/login/factor with the cookie of this answer.',
  })
  @ApiOkResponse({ type: CurrentUser, headers: SETS_SESSION })
  @AlsoByForm()
  @Refuses('UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'RATE_LIMITED')
  async signIn(
    @Body() _: SignInInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    return answerSignIn(request, response, await this.signIns.begin(request, 'password'));
  }

  @Public()
  @Post('register')
  @ApiOperation({ summary: 'Creates an account and signs in; a form is redirected to returnTo' })
  @ApiCreatedResponse({ type: CurrentUser, headers: SETS_SESSION })
  @AlsoByForm()
  @Refuses('CONFLICT', 'RATE_LIMITED')
  async registerMember(
    @Body() input: RegisterInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const user = await this.auth.register(input, contextOfRequest(request).source);
    return answerSignIn(request, response, await this.signIns.finish(request, user, 'password'));
  }

  @Public()
  @Scope()
  @Get('logout')
  @ApiOperation({ summary: 'Signs out and redirects to the home page' })
  @ApiFoundResponse({ description: 'To the home page.', headers: SETS_SESSION })
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.signIns.signOut(request, response);
    response.redirect(302, '/');
  }

  @Public()
  @Post('password/forgot')
  @HttpCode(200)
  @ApiOperation({ summary: 'Emails a link to set a new password, if the address has an account' })
  @ApiOkResponse({ type: Done })
  @Refuses('RATE_LIMITED')
  forgotPassword(
    @Body() { email }: ForgotPasswordInput,
    @Caller() { source }: RequestContext,
  ): Promise<Done> {
    return this.auth.forgotPassword(email, source);
  }

  @Public()
  @Post('password/reset/check')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether a link to set a new password still works; does not use it up' })
  @ApiOkResponse({ type: ResetLink })
  @Refuses('RATE_LIMITED')
  checkResetLink(
    @Body() { token }: ResetLinkInput,
    @Caller() { source }: RequestContext,
  ): Promise<ResetLink> {
    return this.auth.checkResetLink(token, source);
  }

  @MemberOnly()
  @Post('auth/email-confirmation')
  @HttpCode(200)
  @ApiOkResponse({ type: Done })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  resendEmailConfirmation(@CurrentViewer() viewer: Viewer): Promise<Done> {
    return this.auth.resendEmailConfirmation(viewer);
  }

  @Public()
  @Post('password/reset')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sets a new password with the link in the email; ends all sessions of the account',
  })
  @ApiOkResponse({ type: Done })
  @Refuses('RATE_LIMITED')
  resetPassword(@Body() input: ResetPasswordInput, @Caller() { source }: RequestContext): Promise<Done> {
    return this.auth.resetPassword(input, source);
  }

  @Public()
  @Post('email/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirms an email address with the link in the email' })
  @ApiOkResponse({ type: Done })
  verifyEmail(@Body() { token }: VerifyEmailInput): Promise<Done> {
    return this.auth.verifyEmail(token);
  }
}

@MemberOnly()
@BeforeTerms()
@ApiTags('account')
@Controller('api/user')
export class PasswordChangeController {
  constructor(private readonly passwords: PasswordChange) {}

  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: Confirmed })
  @Refuses('STEP_UP_REQUIRED', 'CONFLICT', 'RATE_LIMITED')
  changePassword(@Caller() caller: RequestContext, @Body() input: ChangePasswordInput): Promise<Confirmed> {
    return this.passwords.change(caller, input);
  }
}
