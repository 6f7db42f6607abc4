import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { PublicMember } from '../users/public-member.types.js';
import { PublicMembers } from '../users/public-members.js';
import { FlaggedMessage } from './admin/flagged-message.js';
import { Message } from './message.entity.js';

@Resolver(() => Message)
export class MessageSenderResolver {
  constructor(private readonly members: PublicMembers) {}

  @Public()
  @ResolveField(() => PublicMember, { description: 'The member who sent it.' })
  sender(@Parent() { senderId }: Message, @Caller() request: RequestContext): Promise<PublicMember> {
    return this.members.get(request, senderId);
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedMessage)
export class FlaggedMessageSenderResolver extends MessageSenderResolver {}
