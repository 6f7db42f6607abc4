import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { AdminOnly, Caller } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { PublicMember } from './public-member.types.js';
import { PublicMembers } from './public-members.js';
import { UserEdges } from './user.edges.js';
import { User } from './user.entity.js';

@AdminOnly()
@Resolver(() => User)
export class UserDeletableResolver {
  constructor(private readonly edges: UserEdges) {}

  @ResolveField(() => Boolean, {
    description:
      'False for your own account and for a party to a transfer in progress: deleting it would be refused.',
  })
  deletable(@Parent() { id }: User, @Caller() request: RequestContext): Promise<boolean> {
    return this.edges.isDeletable(request, id);
  }
}

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditPeopleResolver {
  constructor(
    private readonly edges: UserEdges,
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
    return targetType === 'user' ? this.edges.find(request, targetId) : null;
  }
}
