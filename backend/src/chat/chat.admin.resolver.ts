import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller } from '../common/access.js';
import { connectionType, PageArgs } from '../common/paging.js';
import type { RequestContext } from '../common/request-of.js';
import { HideMessageArgs } from '../moderation/reason.input.js';
import { ChatAdminService } from './chat.admin.service.js';
import { FlaggedMessage } from './flagged-message.js';

const FlaggedMessageConnection = connectionType(FlaggedMessage);
const idArg = { type: () => ID, description: 'The message.' };

@AdminOnly()
@Resolver()
export class ChatAdminResolver {
  constructor(private readonly admin: ChatAdminService) {}

  @Query(() => FlaggedMessageConnection, {
    description: 'For admins: messages that offer a way to leave the site, and hidden ones, newest first.',
  })
  flaggedMessages(@Args() page: PageArgs) {
    return this.admin.flagged(page);
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For admins: keeps a message from being read; it keeps its place in the thread.',
  })
  hideMessage(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: HideMessageArgs,
  ): Promise<FlaggedMessage> {
    return this.admin.hide(caller, id, reason);
  }

  @Mutation(() => FlaggedMessage, { description: 'For admins: lets a hidden message be read again.' })
  unhideMessage(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedMessage> {
    return this.admin.unhide(caller, id);
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For admins: takes wrong flags away; everybody reads the message as it was written.',
  })
  clearMessage(@Caller() caller: RequestContext, @Args('id', idArg) id: string): Promise<FlaggedMessage> {
    return this.admin.clear(caller, id);
  }
}
