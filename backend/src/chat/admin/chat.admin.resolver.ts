import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { connectionType, PageArgs } from '../../common/api/paging.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { HideMessageArgs } from '../../moderation/reason.input.js';
import { ChatAdminService } from './chat.admin.service.js';
import { FlaggedMessage } from './flagged-message.js';

const FlaggedMessageConnection = connectionType(FlaggedMessage);
const idArg = { type: () => ID, description: 'The message.' };

@AdminOnly()
@Resolver()
export class ChatAdminResolver {
  constructor(private readonly admin: ChatAdminService) {}

  @Query(() => FlaggedMessageConnection, {
    description:
      'For admins: messages with contact details or off-site payment hints, and hidden ones, newest first.',
  })
  flaggedMessages(@Args() page: PageArgs) {
    return this.admin.flagged(page);
  }

  @Query(() => WaitingCount, {
    description: 'For admins: how many flagged messages no admin has hidden or cleared yet.',
  })
  flaggedMessagesWaiting(): Promise<WaitingCount> {
    return this.admin.waiting();
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For admins: hides a message; it keeps its position in the thread.',
  })
  hideMessage(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: HideMessageArgs,
  ): Promise<FlaggedMessage> {
    return this.admin.hide(caller, id, reason);
  }

  @Mutation(() => FlaggedMessage, { description: 'For admins: shows a hidden message again.' })
  unhideMessage(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedMessage> {
    return this.admin.unhide(caller, id);
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For admins: removes wrong flags, so that everyone reads the original message.',
  })
  clearMessage(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedMessage> {
    return this.admin.clear(caller, id);
  }
}
