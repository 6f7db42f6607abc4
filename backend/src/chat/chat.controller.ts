import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { ChatService } from './chat.service.js';
import { linkMore } from './threads/link-more.js';
import { Message } from './message.entity.js';
import { ListMessagesQuery, SendMessageInput } from './message.inputs.js';

@ApiTags('chat')
@Controller('api/contracts/:id/chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Public()
  @Get()
  @ApiOperation({
    summary: "The latest messages of a contract's public thread, oldest first",
    description: 'A Link header with rel="next" points to older messages, or to newer ones with `after`.',
  })
  @ApiOkResponse({ type: [Message] })
  async listMessages(
    @Caller() request: RequestContext,
    @Param('id') id: string,
    @Query() { limit, cursor, before = cursor, after }: ListMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const page = await this.chat.list(request, id, { last: limit, before, after });
    return linkMore(response, page, after ? 'after' : 'before');
  }

  @MemberOnly()
  @KeepsAnswers()
  @Post()
  @ApiCreatedResponse({ type: Message })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  sendMessage(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: SendMessageInput,
  ): Promise<Message> {
    return this.chat.send(viewer, id, input);
  }
}
