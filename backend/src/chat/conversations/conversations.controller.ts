import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../../common/api/access.js';
import { KeepsAnswers } from '../../common/api/operation-marks.js';
import { linkNext } from '../../common/http/link-next.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Conversation } from './conversation.entity.js';
import { ConversationRead, UnreadConversations } from './conversation.types.js';
import { Conversations } from './conversations.service.js';

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
  async countUnreadConversations(@Caller() { viewer }: RequestContext): Promise<UnreadConversations> {
    return { count: await this.conversations.countUnread(viewer) };
  }

  @MemberOnly()
  @KeepsAnswers()
  @Post(':id/read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Marks all messages of the thread as read, if the viewer takes part in it' })
  @ApiOkResponse({ type: ConversationRead })
  markConversationRead(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<ConversationRead> {
    return this.conversations.markRead(viewer, id);
  }
}
