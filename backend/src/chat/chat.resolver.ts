import { RIGHTS } from '@handover/domain/roles';
import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import {
  BeforeTerms,
  Caller,
  CurrentViewer,
  MemberOnly,
  NeedsConfirmedEmail,
  Public,
  StaffOnly,
} from '../common/api/access.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { ChatChanges } from './chat.changes.js';
import { ChatThreads } from './threads/chat.threads.js';
import { ThreadFeeds } from './threads/thread-feed.js';
import { ChatService } from './chat.service.js';
import { Message } from './message.entity.js';
import { MessagesArgs, SendMessageInput, WrittenMessagesArgs } from './message.inputs.js';
import {
  Conversation,
  ConversationConnection,
  ConversationRead,
} from './conversations/conversation.entity.js';
import { Conversations } from './conversations/conversations.service.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { HideMessageArgs } from '../moderation/reason.input.js';
import { ChatAdminService } from './admin/chat.admin.service.js';
import { FlaggedMessage } from './admin/flagged-message.js';

export const MessageConnection = connectionType(Message);

const FlaggedMessageConnection = connectionType(FlaggedMessage);

const contractIdArg = { type: () => ID, description: 'The contract.' };
const messageIdArg = { type: () => ID, description: 'The message.' };

@Resolver(() => Message)
export class ChatResolver {
  constructor(
    private readonly chat: ChatService,
    private readonly threads: ChatThreads,
    private readonly feeds: ThreadFeeds,
    private readonly changes: ChatChanges,
  ) {}

  @Public()
  @Query(() => MessageConnection, {
    description: "The latest messages of a contract's public thread, oldest first.",
  })
  @Scope('market:read', 'messages:read')
  messages(@Caller() request: RequestContext, @Args() { contractId, ...part }: MessagesArgs) {
    return this.threads.list(request, contractId, part);
  }

  @MemberOnly()
  @NeedsConfirmedEmail('write')
  @KeepsAnswers()
  @Mutation(() => Message, { description: 'Sends a message to the public thread.' })
  @Scope('messages:write')
  sendMessage(
    @Caller() caller: RequestContext,
    @Args('contractId', contractIdArg) contractId: string,
    @Args() input: SendMessageInput,
  ): Promise<Message> {
    return this.chat.send(caller, contractId, input);
  }

  @Public()
  @Subscription(() => Message, {
    description:
      'Every new message of a contract, in order and without gaps. After a disconnect, load `messages` after the last id seen.',
  })
  @Scope('market:read', 'messages:read')
  messageSent(@Args('contractId', contractIdArg) contractId: string) {
    return this.feeds.of(contractId);
  }

  @Public()
  @Subscription(() => Message, {
    description:
      'A message of a contract whose text has changed, as the public may read it: an admin hid it, showed it again or cleared it.',
  })
  @Scope('market:read', 'messages:read')
  messageChanged(@Args('contractId', contractIdArg) contractId: string) {
    return this.changes.of(contractId);
  }
}

@Resolver(() => Conversation)
export class ConversationsResolver {
  constructor(private readonly conversations: Conversations) {}

  @MemberOnly()
  @Query(() => ConversationConnection, {
    description:
      'Threads the viewer wrote in or whose contract they listed; unread first, then newest first.',
  })
  @Scope('messages:read')
  myConversations(@Caller() request: RequestContext, @Args() page: PageArgs) {
    return this.conversations.list(request, page);
  }

  @Public()
  @Query(() => Int, {
    description: 'How many conversations of the viewer have unread messages, up to 99; 0 for visitors.',
  })
  @Scope('messages:read')
  unreadConversations(@Caller() { viewer }: RequestContext): Promise<number> {
    return this.conversations.countUnread(viewer);
  }

  @MemberOnly()
  @BeforeTerms()
  @KeepsAnswers()
  @Mutation(() => ConversationRead, {
    description: "Marks all messages of a contract's thread as read, if the viewer takes part in it.",
  })
  @Scope('messages:write')
  markConversationRead(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', contractIdArg) contractId: string,
  ): Promise<ConversationRead> {
    return this.conversations.markRead(viewer, contractId);
  }
}

@StaffOnly(...RIGHTS.moderate)
@Resolver()
export class ChatAdminResolver {
  constructor(private readonly admin: ChatAdminService) {}

  @Query(() => FlaggedMessageConnection, {
    description:
      'For moderators: messages with contact details or off-site payment hints, and hidden ones, newest first.',
  })
  flaggedMessages(@Args() page: PageArgs) {
    return this.admin.flagged(page);
  }

  @Query(() => FlaggedMessageConnection, {
    description:
      'For moderators: all messages of a contract or of a member as they were written, newest first. One of the two is needed.',
  })
  writtenMessages(@Args() args: WrittenMessagesArgs) {
    return this.admin.written(args);
  }

  @Query(() => WaitingCount, {
    description: 'For moderators: how many flagged messages no one has hidden or cleared yet.',
  })
  flaggedMessagesWaiting(): Promise<WaitingCount> {
    return this.admin.waiting();
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For moderators: hides a message; it keeps its position in the thread.',
  })
  hideMessage(
    @Caller() caller: RequestContext,
    @Args() { id, reason }: HideMessageArgs,
  ): Promise<FlaggedMessage> {
    return this.admin.hide(caller, id, reason);
  }

  @Mutation(() => FlaggedMessage, { description: 'For moderators: shows a hidden message again.' })
  unhideMessage(
    @Caller() caller: RequestContext,
    @Args('id', messageIdArg) id: string,
  ): Promise<FlaggedMessage> {
    return this.admin.unhide(caller, id);
  }

  @Mutation(() => FlaggedMessage, {
    description: 'For moderators: removes wrong flags, so that everyone reads the original message.',
  })
  clearMessage(
    @Caller() caller: RequestContext,
    @Args('id', messageIdArg) id: string,
  ): Promise<FlaggedMessage> {
    return this.admin.clear(caller, id);
  }
}
