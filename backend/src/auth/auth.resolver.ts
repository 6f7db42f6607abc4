import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { CurrentUser } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';
import { Confirmed } from '../second-factor/factors.types.js';
import { ChangePasswordInput } from './auth.inputs.js';
import { PasswordChange } from './password-change.service.js';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly passwords: PasswordChange,
  ) {}

  @Public()
  @Query(() => CurrentUser, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  me(@Caller() { viewer }: RequestContext): Viewer | null {
    return viewer;
  }

  @MemberOnly()
  @Mutation(() => Done, { description: 'Emails a new link to confirm your email address.' })
  resendEmailConfirmation(@CurrentViewer() viewer: Viewer): Promise<Done> {
    return this.auth.resendEmailConfirmation(viewer);
  }

  @MemberOnly()
  @BeforeTerms()
  @Mutation(() => Confirmed, { description: 'Changes your password and signs you out everywhere else.' })
  changePassword(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The old and the new password.' }) input: ChangePasswordInput,
  ): Promise<Confirmed> {
    return this.passwords.change(caller, input);
  }
}
