import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { linkMore } from '../../chat/threads/link-more.js';
import { ListMessagesQuery, SendMessageInput } from '../../chat/message.inputs.js';
import { BeforeTerms, Caller, CurrentViewer, MemberOnly } from '../../common/api/access.js';
import { KeepsAnswers } from '../../common/api/operation-marks.js';
import type { RequestContext, Viewer } from '../../common/api/request-of.js';
import { Scope } from '../../common/api/scopes.js';
import { Refuses } from '../../common/api/refuses.js';
import { TransferMessage } from './transfer-message.entity.js';
import { TransferMessages } from './transfer-messages.service.js';
import { Transfer } from '../transfer.entity.js';

@MemberOnly()
@ApiTags('transfers')
@Controller('api/transfers/:id/messages')
export class TransferMessagesController {
  constructor(private readonly messages: TransferMessages) {}

  @Get()
  @ApiOperation({
    summary: "The latest messages of a transfer's private thread, oldest first",
    description:
      'For its parties, and for admins, who leave an audit entry. A Link header with rel="next" points to older messages, or to newer ones with `after`.',
  })
  @ApiOkResponse({ type: [TransferMessage] })
  @Scope('transfers:read')
  async listTransferMessages(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Query() { limit, cursor, before = cursor, after }: ListMessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransferMessage[]> {
    const page = await this.messages.list(caller, id, { last: limit, before, after });
    return linkMore(response, page, after ? 'after' : 'before');
  }

  @KeepsAnswers()
  @Post()
  @ApiCreatedResponse({ type: TransferMessage })
  @Refuses('CONFLICT', 'RATE_LIMITED')
  @Scope('transfers:write')
  sendTransferMessage(
    @CurrentViewer() viewer: Viewer,
    @Param('id') id: string,
    @Body() input: SendMessageInput,
  ): Promise<TransferMessage> {
    return this.messages.send(viewer, id, input);
  }

  @BeforeTerms()
  @KeepsAnswers()
  @Post('read')
  @HttpCode(200)
  @ApiOkResponse({ type: Transfer })
  @Scope('transfers:write')
  markTransferRead(@CurrentViewer() viewer: Viewer, @Param('id') id: string): Promise<Transfer> {
    return this.messages.markRead(viewer, id);
  }
}
