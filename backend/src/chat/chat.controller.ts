import { RIGHTS } from '@handover/domain/roles';
import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
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
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Scope } from '../common/api/scopes.js';
import { Refuses } from '../common/api/refuses.js';
import { ChatService } from './chat.service.js';
import { Message } from './message.entity.js';
import { ListMessagesQuery, SendMessageInput, WrittenMessagesQuery } from './message.inputs.js';
import { linkNext } from '../common/http/link-next.js';
import { ChatThreads } from './threads/chat.threads.js';
import { linkMore } from './threads/link-more.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import { Conversation, ConversationRead, UnreadConversations } from './conversations/conversation.entity.js';
import { Conversations } from './conversations/conversations.service.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { ModerationReason } from '../moderation/reason.input.js';
import { ChatAdminService } from './admin/chat.admin.service.js';
import { FlaggedMessage } from './admin/flagged-message.js';

@ApiTags('chat')
@Controller('api/contracts/:id/chat')
export class ChatController {
  constructor(
    private readonly chat: ChatService,
    private readonly threads: ChatThreads,
  ) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: "The latest messages of a contract's public thread, oldest first",
    description: 'A Link header with rel="next" points to older messages, or to newer ones with `after`.',
  })
  @ApiOkResponse({ type: [Message] })
  @Scope('market:read', 'messages:read')
  async listMessages(
    @Caller() request: RequestContext,
    @Param('id') id: string,
    @Query() { limit, cursor, before = cursor, after }: ListMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const page = await this.threads.list(request, id, { last: limit, before, after });
    return linkMore(response, page, after ? 'after' : 'before');
  }

  @MemberOnly()
  @NeedsConfirmedEmail('write')
  @KeepsAnswers()
  @Post()
  @ApiCreatedResponse({ type: Message })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('messages:write')
  sendMessage(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() input: SendMessageInput,
  ): Promise<Message> {
    return this.chat.send(caller, id, input);
  }
}

@ApiTags('chat')
@Controller('api/conversations')
export class ConversationsController {
  constructor(private readonly conversations: Conversations) {}

  @MemberOnly()
  @Get()
  @ApiOperation({
    summary: 'Threads the viewer wrote in or whose contract they listed; unread first, then newest first',
  })
  @ApiOkResponse({ type: [Conversation] })
  @Scope('messages:read')
  async listConversations(
    @Caller() request: RequestContext,
    @Query() query: ListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Conversation[]> {
    return linkNext(response, await this.conversations.list(request, pageOf(query)));
  }

  @Public()
  @Get('unread')
  @ApiOperation({ summary: 'How many conversations have unread messages; 0 for visitors' })
  @ApiOkResponse({ type: UnreadConversations })
  @Scope('messages:read')
  async countUnreadConversations(@Caller() { viewer }: RequestContext): Promise<UnreadConversations> {
    return { count: await this.conversations.countUnread(viewer) };
  }

  @MemberOnly()
  @BeforeTerms()
  @KeepsAnswers()
  @Post(':id/read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Marks all messages of the thread as read, if the viewer takes part in it' })
  @ApiOkResponse({ type: ConversationRead })
  @Scope('messages:write')
  markConversationRead(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<ConversationRead> {
    return this.conversations.markRead(viewer, id);
  }
}

const Moderation = (name: string): MethodDecorator =>
  applyDecorators(
    Post(`messages/:id/${name}`),
    HttpCode(200),
    ApiOkResponse({ type: FlaggedMessage }),
    Refuses('CONFLICT'),
  );

@StaffOnly(...RIGHTS.moderate)
@ApiTags('admin')
@Controller('api/admin')
export class ChatAdminController {
  constructor(private readonly admin: ChatAdminService) {}

  @Get('flagged-messages')
  @ApiOperation({
    summary: 'Messages with contact details or off-site payment hints, and hidden ones, newest first',
  })
  @ApiOkResponse({ type: [FlaggedMessage] })
  async listFlaggedMessages(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return linkNext(response, await this.admin.flagged(pageOf(query)));
  }

  @Get('messages')
  @ApiOperation({
    summary:
      'All messages of a contract or of a member as they were written, newest first; one of the two is needed',
  })
  @ApiOkResponse({ type: [FlaggedMessage] })
  async listWrittenMessages(
    @Query() query: WrittenMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { contractId, memberId } = query;
    return linkNext(response, await this.admin.written({ contractId, memberId, ...pageOf(query) }));
  }

  @Get('flagged-messages/waiting')
  @ApiOperation({ summary: 'How many flagged messages no one has hidden or cleared yet' })
  @ApiOkResponse({ type: WaitingCount })
  countFlaggedMessages(): Promise<WaitingCount> {
    return this.admin.waiting();
  }

  @Moderation('hide')
  hideMessage(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: ModerationReason,
  ): Promise<FlaggedMessage> {
    return this.admin.hide(caller, id, reason);
  }

  @Moderation('unhide')
  unhideMessage(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FlaggedMessage> {
    return this.admin.unhide(caller, id);
  }

  @Moderation('clear')
  clearMessage(@Caller() caller: RequestContext, @Param('id') id: string): Promise<FlaggedMessage> {
    return this.admin.clear(caller, id);
  }
}
