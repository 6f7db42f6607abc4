import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller } from '../../common/api/access.js';
import { linkNext } from '../../common/http/link-next.js';
import { ListQuery, pageOf } from '../../common/api/list-query.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { WaitingCount } from '../../common/api/waiting-count.js';
import { Refuses } from '../../common/api/refuses.js';
import { ModerationReason } from '../../moderation/reason.input.js';
import { ChatAdminService } from './chat.admin.service.js';
import { FlaggedMessage } from './flagged-message.js';

const Moderation = (name: string): MethodDecorator =>
  applyDecorators(
    Post(`messages/:id/${name}`),
    HttpCode(200),
    ApiOkResponse({ type: FlaggedMessage }),
    Refuses('CONFLICT'),
  );

@AdminOnly()
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

  @Get('flagged-messages/waiting')
  @ApiOperation({ summary: 'How many flagged messages no admin has hidden or cleared yet' })
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
