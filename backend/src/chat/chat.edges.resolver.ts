import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Contract } from '../contracts/contract.entity.js';
import { FlaggedContract } from '../contracts/admin/flagged-contract.js';
import { MessageConnection } from './chat.resolver.js';
import { ChatThreads } from './threads/chat.threads.js';
import { PublicMember } from '../users/public-member.types.js';
import { PublicMembers } from '../users/public-members.js';
import { FLAGGED_MESSAGES, FlaggedMessage, toFlaggedMessage } from './admin/flagged-message.js';
import { Message } from './message.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Database } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';

@Resolver(() => Contract)
export class ContractMessagesResolver {
  constructor(private readonly threads: ChatThreads) {}

  @Public()
  @Scope('market:read', 'messages:read', 'admin:read')
  @ResolveField(() => MessageConnection, {
    description:
      'The latest messages of its public thread, oldest first; for visitors they may be a second old. `messages` has the earlier ones, and is what to load after subscribing to `messageSent`.',
  })
  messages(
    @Parent() { id }: Contract,
    @Caller() request: RequestContext,
    @Args('last', { type: () => Int, nullable: true, description: 'Page size, 1 to 500; 200 by default.' })
    last: number | null,
  ) {
    return this.threads.endOf(request, { contractId: id, last });
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractMessagesResolver extends ContractMessagesResolver {}

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

@AdminOnly()
@Resolver(() => AuditEntry)
export class AuditMessageResolver {
  /** SQL: the statement of the list of flagged messages, for given ids. */
  private readonly byId = new RequestLoader<string, FlaggedMessage | null>(async (ids) => {
    const rows = await this.database.query<object>(`${FLAGGED_MESSAGES} where m.id = any($1::uuid[])`, [ids]);
    const messages = new Map(rows.map(toFlaggedMessage).map((message) => [message.id, message]));
    return ids.map((id) => messages.get(id) ?? null);
  });

  constructor(private readonly database: Database) {}

  @ResolveField(() => FlaggedMessage, {
    nullable: true,
    description: 'The message it was done to; null for other targets and for a deleted message.',
  })
  message(@Parent() { targetType, targetId }: AuditEntry, @Caller() request: RequestContext) {
    return targetType === 'message' ? this.byId.get(request, targetId) : null;
  }
}
