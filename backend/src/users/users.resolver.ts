import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { In, IsNull } from 'typeorm';
import {
  AdminOnly,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsStepUp,
  StaffOnly,
} from '../common/api/access.js';
import { viewerOf, type RequestContext, type Viewer } from '../common/api/request-of.js';
import { CurrentUser, User } from './user.entity.js';
import { ListUsersArgs, SetRolesArgs, UpdateProfileInput } from './user.inputs.js';
import { UsersService } from './users.service.js';
import { Done } from '../common/api/done.js';
import { connectionType } from '../common/api/paging.js';
import { SuspendUserArgs } from '../moderation/reason.input.js';
import { AccountDeletion } from './account-deletion.js';
import { SuspensionService } from './suspension.service.js';
import { UsersAdminService } from './users.admin.service.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { PublicMember } from './public-member.types.js';
import { PublicMembers } from './public-members.js';
import { Database } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { AccountTies } from './account.ties.js';
import { SHOWN_TO_ADMINS } from './admin.steps.js';

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

const UserConnection = connectionType(User);
const userIdArg = { type: () => ID, description: 'The member’s id.' };

@AdminOnly()
@Resolver()
export class UsersAdminResolver {
  constructor(
    private readonly admin: UsersAdminService,
    private readonly suspension: SuspensionService,
    private readonly deletion: AccountDeletion,
  ) {}

  @StaffOnly(...RIGHTS.readMembers)
  @Query(() => UserConnection, {
    description:
      'For moderators and support: members, newest first; q is an id or any part of a name or an email address.',
  })
  users(@Args() args: ListUsersArgs) {
    return this.admin.list(args);
  }

  @NeedsStepUp()
  @Mutation(() => User, { description: 'For admins: makes a member an admin, with immediate effect.' })
  makeAdmin(@Caller() caller: RequestContext, @Args('userId', userIdArg) userId: string): Promise<User> {
    return this.admin.makeAdmin(caller, userId);
  }

  @NeedsStepUp()
  @Mutation(() => User, {
    description:
      'For admins: replaces all roles of a member, with immediate effect; [] takes them all. Refused if no admin would remain.',
  })
  setRoles(@Caller() caller: RequestContext, @Args() { userId, roles }: SetRolesArgs): Promise<User> {
    return this.admin.setRoles(caller, userId, roles);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Mutation(() => User, {
    description:
      'For moderators: suspends a member; sessions end at once, active contracts are cancelled. Refused for your own account and for admins; only an admin suspends a member with a role.',
  })
  suspendUser(@Caller() caller: RequestContext, @Args() { userId, reason }: SuspendUserArgs): Promise<User> {
    return this.suspension.suspend(caller, userId, reason);
  }

  @StaffOnly(...RIGHTS.moderate)
  @Mutation(() => User, {
    description: 'For moderators: reinstates a suspended member; their contracts stay cancelled.',
  })
  reinstateUser(@Caller() caller: RequestContext, @Args('userId', userIdArg) userId: string): Promise<User> {
    return this.suspension.reinstate(caller, userId);
  }

  @NeedsStepUp()
  @Mutation(() => Done, {
    description:
      'For admins: anonymizes an account and ends its sessions; refused for your own account and for a party to a transfer in progress.',
  })
  deleteUser(@Caller() caller: RequestContext, @Args('userId', userIdArg) userId: string): Promise<Done> {
    return this.deletion.deleteByAdmin(caller, userId);
  }
}

@StaffOnly(...RIGHTS.readMembers)
@Resolver(() => User)
export class UserDeletableResolver {
  private readonly byId = new RequestLoader<string, boolean>(async (ids, request) => {
    const busy = await this.ties.partiesToTransfers(this.database, ids);
    return ids.map((id) => id !== viewerOf(request).id && !busy.has(id));
  });

  constructor(
    private readonly database: Database,
    private readonly ties: AccountTies,
  ) {}

  @ResolveField(() => Boolean, {
    description:
      'False for your own account and for a party to a transfer in progress: deleting it would be refused.',
  })
  deletable(@Parent() { id }: User, @Caller() request: RequestContext): Promise<boolean> {
    return this.byId.get(request, id);
  }
}

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditPeopleResolver {
  private readonly users = new RequestLoader<string, User | null>(async (ids) => {
    const where = { id: In([...ids]), deletedAt: IsNull() };
    const users = await this.database.manager.find(User, { select: SHOWN_TO_ADMINS, where });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  });

  constructor(
    private readonly database: Database,
    private readonly members: PublicMembers,
  ) {}

  @ResolveField(() => PublicMember, { description: 'Who did it; without a name if the account was deleted.' })
  actor(@Parent() { actorId }: AuditEntry, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.get(request, actorId);
  }

  @ResolveField(() => User, {
    nullable: true,
    description: 'The member it was done to; null for other targets and for a deleted account.',
  })
  user(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'user' ? this.users.get(request, targetId) : null;
  }
}
