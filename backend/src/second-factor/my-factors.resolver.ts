import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
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
@Resolver()
export class MyFactorsResolver {
  constructor(
    private readonly factors: MyFactors,
    private readonly stepUp: StepUp,
  ) {}

  @Query(() => AccountSecurity, { description: 'How your account is protected.' })
  mySecurity(@Caller() caller: RequestContext): Promise<AccountSecurity> {
    return this.factors.overview(caller);
  }

  @NeedsStepUp()
  @Mutation(() => AuthenticatorSetup, {
    description: 'A new key for your authenticator app; it takes effect when confirmed.',
  })
  @AnswersSecret()
  beginAuthenticator(@Caller() caller: RequestContext): Promise<AuthenticatorSetup> {
    return this.factors.beginAuthenticator(caller);
  }

  @NeedsStepUp()
  @Mutation(() => FactorChange, {
    description: 'Enables your authenticator app with its first code.',
  })
  @AnswersSecret()
  confirmAuthenticator(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The code.' }) input: ConfirmAuthenticatorInput,
  ): Promise<FactorChange> {
    return this.factors.confirmAuthenticator(caller, input);
  }

  @NeedsStepUp()
  @Mutation(() => FactorChange, { description: 'Removes your authenticator app.' })
  removeAuthenticator(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.removeAuthenticator(caller);
  }

  @NeedsStepUp()
  @Mutation(() => PasskeyOptions, {
    description: 'The options to create a passkey in the browser; valid once, for five minutes.',
  })
  @AnswersSecret()
  beginPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.factors.beginPasskey(caller);
  }

  @NeedsStepUp()
  @Mutation(() => FactorChange, { description: 'Adds a passkey that the browser created.' })
  @AnswersSecret()
  addPasskey(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The passkey.' }) input: AddPasskeyInput,
  ): Promise<FactorChange> {
    return this.factors.addPasskey(caller, input);
  }

  @NeedsStepUp()
  @Mutation(() => FactorChange, { description: 'Removes a passkey of yours.' })
  removePasskey(
    @Caller() caller: RequestContext,
    @Args('passkeyId', { type: () => ID, description: 'The passkey’s id.' }) passkeyId: string,
  ): Promise<FactorChange> {
    return this.factors.removePasskey(caller, passkeyId);
  }

  @NeedsStepUp()
  @Mutation(() => FactorChange, { description: 'Ten new recovery codes; the old ones stop working.' })
  @AnswersSecret()
  newRecoveryCodes(@Caller() caller: RequestContext): Promise<FactorChange> {
    return this.factors.newRecoveryCodes(caller);
  }

  @Mutation(() => Confirmed, {
    description:
      'Confirms your identity for the next 15 minutes of this session: with a second factor if you have one, otherwise with your password.',
  })
  confirmIdentity(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The proof.' }) input: ProofInput,
  ): Promise<Confirmed> {
    return this.stepUp.confirm(caller, input);
  }

  @Mutation(() => PasskeyOptions, {
    description: 'The options to use your passkey in the browser; valid once, for five minutes.',
  })
  beginStepUpPasskey(@Caller() caller: RequestContext): Promise<PasskeyOptions> {
    return this.stepUp.challenge(caller);
  }
}
