import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { AddPasskeyInput, ConfirmAuthenticatorInput } from './factor.inputs.js';
import { AccountSecurity, AuthenticatorSetup, FactorChange, PasskeyOptions } from './factors.types.js';
import { MyFactors } from './my-factors.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/user')
export class MyFactorsController {
  constructor(private readonly factors: MyFactors) {}

  @Get('security')
  @ApiOperation({ summary: 'How your account is protected' })
  @ApiOkResponse({ type: AccountSecurity })
  getSecurity(@Caller() caller: RequestContext): Promise<AccountSecurity> {
    return this.factors.overview(caller);
  }

  @NeedsStepUp()
  @Post('authenticator')
  @HttpCode(200)
  @ApiOperation({ summary: 'A new key for your authenticator app; it takes effect when confirmed' })
  @ApiOkResponse({ type: AuthenticatorSetup })
  beginAuthenticator(@Caller() caller: RequestContext): Promise<AuthenticatorSetup> {
    return this.factors.beginAuthenticator(caller);
  }

  @NeedsStepUp()
  @Post('authenticator/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Enables your authenticator app with its first code' })
  @ApiOkResponse({ type: FactorChange })
  confirmAuthenticator(
    @Caller() caller: RequestContext,
    @Body() input: ConfirmAuthenticatorInput,
  ): Promise<FactorChange> {
    return this.factors.confirmAuthenticator(caller, input);
  }

  @NeedsStepUp()
  @Delete('authenticator')
  @ApiOperation({ summary: 'Removes your authenticator app' })
  @ApiOkResponse({ type: FactorChange })
  removeAuthenticator(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.removeAuthenticator(caller);
  }

  @NeedsStepUp()
  @Post('passkeys/options')
  @HttpCode(200)
  @ApiOperation({ summary: 'The options to create a passkey in the browser; valid once, for five minutes' })
  @ApiOkResponse({ type: PasskeyOptions })
  beginPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.factors.beginPasskey(caller);
  }

  @NeedsStepUp()
  @Post('passkeys')
  @ApiOperation({ summary: 'Adds a passkey that the browser created' })
  @ApiCreatedResponse({ type: FactorChange })
  addPasskey(@Caller() caller: RequestContext, @Body() input: AddPasskeyInput): Promise<FactorChange> {
    return this.factors.addPasskey(caller, input);
  }

  @NeedsStepUp()
  @Delete('passkeys/:id')
  @ApiOperation({ summary: 'Removes a passkey of yours' })
  @ApiOkResponse({ type: FactorChange })
  removePasskey(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FactorChange> {
    return this.factors.removePasskey(caller, id);
  }

  @NeedsStepUp()
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ten new recovery codes; the old ones stop working' })
  @ApiOkResponse({ type: FactorChange })
  newRecoveryCodes(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.newRecoveryCodes(caller);
  }
}
