import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Caller, MemberOnly } from '../../common/api/access.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { Confirmed } from '../../second-factor/factors.types.js';
import { ChangePasswordInput } from './password-change.inputs.js';
import { PasswordChange } from './password-change.service.js';

@MemberOnly()
@Resolver()
export class PasswordChangeResolver {
  constructor(private readonly passwords: PasswordChange) {}

  @Mutation(() => Confirmed, { description: 'Changes your password and signs you out everywhere else.' })
  changePassword(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The old and the new password.' }) input: ChangePasswordInput,
  ): Promise<Confirmed> {
    return this.passwords.change(caller, input);
  }
}
