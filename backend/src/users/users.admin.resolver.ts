import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { AdminListArgs } from '../common/api/list-query.js';
import { connectionType } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import { SuspendUserArgs } from '../moderation/reason.input.js';
import { SuspensionService } from './suspension.service.js';
import { User } from './user.entity.js';
import { UsersAdminService } from './users.admin.service.js';

const UserConnection = connectionType(User);

@AdminOnly()
@Resolver()
export class UsersAdminResolver {
  constructor(
    private readonly admin: UsersAdminService,
    private readonly suspension: SuspensionService,
  ) {}

  @Query(() => UserConnection, {
    description: 'For admins: members, newest first; q is an id or any part of a name or an email address.',
  })
  users(@Args() args: AdminListArgs) {
    return this.admin.list(args);
  }

  @NeedsStepUp()
  @Mutation(() => User, { description: 'For admins: makes a member an admin, with immediate effect.' })
  makeAdmin(
    @Caller() caller: RequestContext,
    @Args('userId', { type: () => ID, description: 'The member’s id.' }) userId: string,
  ): Promise<User> {
    return this.admin.makeAdmin(caller, userId);
  }

  @Mutation(() => User, {
    description:
      'For admins: suspends a member; sessions end at once, active contracts are cancelled. Refused for your own account and for admins.',
  })
  suspendUser(@Caller() caller: RequestContext, @Args() { userId, reason }: SuspendUserArgs): Promise<User> {
    return this.suspension.suspend(caller, userId, reason);
  }

  @Mutation(() => User, {
    description: 'For admins: reinstates a suspended member; their contracts stay cancelled.',
  })
  reinstateUser(
    @Caller() caller: RequestContext,
    @Args('userId', { type: () => ID, description: 'The member’s id.' }) userId: string,
  ): Promise<User> {
    return this.suspension.reinstate(caller, userId);
  }

  @NeedsStepUp()
  @Mutation(() => Done, {
    description:
      'For admins: anonymizes an account and ends its sessions; refused for your own account and for a party to a transfer in progress.',
  })
  deleteUser(
    @Caller() caller: RequestContext,
    @Args('userId', { type: () => ID, description: 'The member’s id.' }) userId: string,
  ): Promise<Done> {
    return this.admin.delete(caller, userId);
  }
}
