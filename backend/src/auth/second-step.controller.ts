import { Body, Controller, Get, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../common/api/access.js';
import { Scope } from '../common/api/scopes.js';
import { AlsoByForm, SETS_SESSION } from '../common/http/response-headers.js';
import type { Factor } from '../common/api/errors.js';
import { Refuses } from '../common/api/refuses.js';
import { PasskeyOptions } from '../second-factor/factors.types.js';
import { Passkeys } from '../second-factor/passkeys.js';
import { ProofInput } from '../second-factor/factor.inputs.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import { CurrentUser } from '../users/user.entity.js';
import { answerSignIn, FormErrorFilter } from './form-error.filter.js';
import { SignIns } from './sign-ins.js';

@ApiSchema({ description: 'The factors that complete a sign-in.' })
export class PendingFactors {
  @ApiProperty({
    description: 'The factors that the member has, the easiest first.',
    enum: ['passkey', 'authenticator', 'recovery-code'],
    isArray: true,
  })
  factors: Factor[];
}

/** The second step of signing in. Until it succeeds the session counts as a visitor's. */
@Scope()
@Public()
@ApiTags('auth')
@Controller('api/login/factor')
@UseFilters(FormErrorFilter)
export class SecondStepController {
  constructor(
    private readonly signIns: SignIns,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The factors that complete the sign-in of this session' })
  @ApiOkResponse({ type: PendingFactors })
  async getPendingFactors(@Req() request: Request): Promise<PendingFactors> {
    return { factors: await this.factors.of(this.signIns.pendingOf(request)) };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Completes the sign-in with a code or a passkey; a form is redirected to returnTo',
  })
  @ApiOkResponse({ type: CurrentUser, headers: SETS_SESSION })
  @AlsoByForm()
  @Refuses('FORBIDDEN', 'RATE_LIMITED')
  async completeSignIn(
    @Body() input: ProofInput,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const userId = this.signIns.pendingOf(request);
    await this.factors.prove(userId, request.sessionID, input, 'sign-in');
    return answerSignIn(request, response, await this.signIns.complete(request, userId));
  }

  @Post('passkey')
  @HttpCode(200)
  @ApiOperation({ summary: 'The options to use a passkey in the browser; valid once, for five minutes' })
  @ApiOkResponse({ type: PasskeyOptions })
  @Refuses('VALIDATION', 'CONFLICT')
  async beginSignInPasskey(@Req() request: Request): Promise<PasskeyOptions> {
    return this.passkeys.assertion(request.sessionID, this.signIns.pendingOf(request));
  }
}
