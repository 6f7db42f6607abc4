import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { AnswersSecret } from '../common/api/operation-marks.js';
import { AddPasskeyInput, ConfirmAuthenticatorInput, ProofInput } from './factor.inputs.js';
import {
  AccountSecurity,
  AuthenticatorSetup,
  Confirmed,
  FactorChange,
  PasskeyOptions,
} from './factors.types.js';
import { MyFactors } from './my-factors.service.js';
import { StepUp } from './step-up.service.js';

@MemberOnly()
@BeforeTerms()
@ApiTags('account')
@Controller('api/user')
export class MyFactorsController {
  constructor(
    private readonly factors: MyFactors,
    private readonly stepUp: StepUp,
  ) {}

  @Get('security')
  @ApiOperation({ summary: 'How your account is protected' })
  @ApiOkResponse({ type: AccountSecurity })
  getSecurity(@Caller() caller: RequestContext): Promise<AccountSecurity> {
    return this.factors.overview(caller);
  }

  @NeedsStepUp()
  @Post('authenticator')
  @HttpCode(200)
  @ApiOkResponse({ type: AuthenticatorSetup })
  @Refuses('CONFLICT')
  @AnswersSecret()
  beginAuthenticator(@Caller() caller: RequestContext): Promise<AuthenticatorSetup> {
    return this.factors.beginAuthenticator(caller);
  }

  @NeedsStepUp()
  @Post('authenticator/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: FactorChange })
  @AnswersSecret()
  confirmAuthenticator(
    @Caller() caller: RequestContext,
    @Body() input: ConfirmAuthenticatorInput,
  ): Promise<FactorChange> {
    return this.factors.confirmAuthenticator(caller, input);
  }

  @NeedsStepUp()
  @Delete('authenticator')
  @ApiOkResponse({ type: FactorChange })
  @Refuses('NOT_FOUND')
  removeAuthenticator(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.removeAuthenticator(caller);
  }

  @NeedsStepUp()
  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  @Refuses('CONFLICT')
  @AnswersSecret()
  beginPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.factors.beginPasskey(caller);
  }

  @NeedsStepUp()
  @Post('passkeys')
  @ApiCreatedResponse({ type: FactorChange })
  @Refuses('CONFLICT')
  @AnswersSecret()
  addPasskey(@Caller() caller: RequestContext, @Body() input: AddPasskeyInput): Promise<FactorChange> {
    return this.factors.addPasskey(caller, input);
  }

  @NeedsStepUp()
  @Delete('passkeys/:id')
  @ApiOkResponse({ type: FactorChange })
  removePasskey(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FactorChange> {
    return this.factors.removePasskey(caller, id);
  }

  @NeedsStepUp()
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: FactorChange })
  @Refuses('CONFLICT')
  @AnswersSecret()
  newRecoveryCodes(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.newRecoveryCodes(caller);
  }

  @Post('step-up')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirms your identity for the next 15 minutes of this session',
    description:
      'Required after a STEP_UP_REQUIRED response. Members with a second factor use that, others their password.',
  })
  @ApiOkResponse({ type: Confirmed })
  @Refuses('RATE_LIMITED')
  confirmIdentity(@Caller() caller: RequestContext, @Body() input: ProofInput): Promise<Confirmed> {
    return this.stepUp.confirm(caller, input);
  }

  @Post('step-up/passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  @Refuses('CONFLICT')
  beginStepUpPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.stepUp.challenge(caller);
  }
}
