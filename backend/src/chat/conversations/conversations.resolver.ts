import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../../common/api/access.js';
import { KeepsAnswers } from '../../common/api/operation-marks.js';
import { PageArgs } from '../../common/api/paging.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Conversation } from './conversation.entity.js';
import { ConversationConnection, ConversationRead } from './conversation.types.js';
import { Conversations } from './conversations.service.js';

@Resolver(() => Conversation)
export class ConversationsResolver {
  constructor(private readonly conversations: Conversations) {}

  @MemberOnly()
  @Query(() => ConversationConnection, {
    description:
      'Threads the viewer wrote in or whose contract they listed; unread first, then newest first.',
  })
  myConversations(@Caller() request: RequestContext, @Args() page: PageArgs) {
    return this.conversations.list(request, page);
  }

  @Public()
  @Query(() => Int, {
    description: 'How many conversations of the viewer have unread messages, up to 99; 0 for visitors.',
  })
  unreadConversations(@Caller() { viewer }: RequestContext): Promise<number> {
    return this.conversations.countUnread(viewer);
  }

  @MemberOnly()
  @KeepsAnswers()
  @Mutation(() => ConversationRead, {
    description: "Marks all messages of a contract's thread as read, if the viewer takes part in it.",
  })
  markConversationRead(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', { type: () => ID, description: 'The contract.' }) contractId: string,
  ): Promise<ConversationRead> {
    return this.conversations.markRead(viewer, contractId);
  }
}
