import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { CurrentUser } from '../users/user.entity.js';
import { AuthService } from './auth.service.js';

@Resolver()
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

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
}
