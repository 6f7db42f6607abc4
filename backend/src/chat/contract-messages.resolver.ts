import { Args, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Contract } from '../contracts/contract.entity.js';
import { FlaggedContract } from '../contracts/admin/flagged-contract.js';
import { MessageConnection } from './chat.resolver.js';
import { ChatService } from './chat.service.js';

@Resolver(() => Contract)
export class ContractMessagesResolver {
  constructor(private readonly chat: ChatService) {}

  @Public()
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
    return this.chat.endOf(request, { contractId: id, last });
  }
}

/** A type inherits the fields of its base class, but not their resolvers. */
@Resolver(() => FlaggedContract)
export class FlaggedContractMessagesResolver extends ContractMessagesResolver {}
