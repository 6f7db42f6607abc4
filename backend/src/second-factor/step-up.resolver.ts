import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Caller, MemberOnly } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Confirmed, PasskeyOptions } from './factors.types.js';
import { ProofInput } from './proof.input.js';
import { StepUp } from './step-up.service.js';

@MemberOnly()
@Resolver()
export class StepUpResolver {
  constructor(private readonly stepUp: StepUp) {}

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
