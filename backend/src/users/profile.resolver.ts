import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import type { Viewer } from '../common/api/request-of.js';
import { CurrentUser } from './user.entity.js';
import { UpdateProfileInput } from './user.inputs.js';
import { UsersService } from './users.service.js';

@MemberOnly()
@Resolver()
export class ProfileResolver {
  constructor(private readonly users: UsersService) {}

  @Mutation(() => CurrentUser, { description: 'Sets your first name, your last name or both.' })
  updateProfile(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The names to set.' }) input: UpdateProfileInput,
  ): Promise<CurrentUser> {
    return this.users.updateProfile(viewer, input);
  }
}
