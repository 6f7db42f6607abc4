import { Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/access.js';
import type { RequestContext, Viewer } from '../common/request-of.js';
import { CurrentUser } from '../users/user.entity.js';

@Resolver()
export class AuthResolver {
  @Public()
  @Query(() => CurrentUser, { nullable: true, description: 'The signed-in member; null for a visitor.' })
  me(@Caller() { viewer }: RequestContext): Viewer | null {
    return viewer;
  }
}
