import { RIGHTS } from '@handover/domain/roles';
import {
  Body,
  Catch,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorFilter } from '../common/http/error.filter.js';
import type { AppError } from '../common/api/errors.js';
import { Caller, Public, StaffOnly } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import type { RequestContext } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { Refuses } from '../common/api/refuses.js';
import { ContactRepliesService } from './contact-replies.service.js';
import { ReplyInput } from './contact-reply.entity.js';
import {
  ContactRequest,
  ContactResult,
  AnsweredInput,
  ContactRequestInput,
} from './contact-request.entity.js';
import { ListContactRequestsQuery } from './contact.inputs.js';
import { ContactService } from './contact.service.js';

/** Adds `success: false` to error bodies, which the contact form's contract requires. */
@Catch()
class ContactErrorFilter extends ErrorFilter {
  protected override bodyOf(error: AppError): object {
    return { success: false, ...super.bodyOf(error) };
  }
}

@Controller('api')
export class ContactController {
  constructor(
    private readonly contact: ContactService,
    private readonly replies: ContactRepliesService,
  ) {}

  @Public()
  @Post('contact')
  @HttpCode(200)
  @UseFilters(ContactErrorFilter)
  @ApiTags('site')
  @ApiOperation({
    summary: 'Sends a contact request to the operator; errors also contain `success: false`',
  })
  @ApiOkResponse({ type: ContactResult })
  @Refuses('RATE_LIMITED')
  sendContactRequest(
    @Caller() caller: RequestContext,
    @Body() input: ContactRequestInput,
  ): Promise<ContactResult> {
    return this.contact.send(caller, input);
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Get('admin/contact-requests')
  @ApiTags('admin')
  @ApiOperation({ summary: 'Contact requests, newest first' })
  @ApiOkResponse({ type: [ContactRequest] })
  async listContactRequests(
    @Query() { q, answered, ...page }: ListContactRequestsQuery,
    @Res({ passthrough: true }) response: Response,
  ) {
    return linkNext(response, await this.contact.list({ q, answered, ...pageOf(page) }));
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Get('admin/contact-requests/waiting')
  @ApiTags('admin')
  @ApiOperation({ summary: 'How many contact requests are not answered yet' })
  @ApiOkResponse({ type: WaitingCount })
  countContactRequests(): Promise<WaitingCount> {
    return this.contact.waiting();
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Put('admin/contact-requests/:id/answered')
  @ApiTags('admin')
  @ApiOkResponse({ type: ContactRequest })
  markContactRequest(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { answered }: AnsweredInput,
  ): Promise<ContactRequest> {
    return this.contact.mark(caller, id, answered);
  }

  @StaffOnly(...RIGHTS.answerRequests)
  @Post('admin/contact-requests/:id/replies')
  @ApiTags('admin')
  @ApiCreatedResponse({ type: ContactRequest })
  @Refuses('NOT_FOUND', 'RATE_LIMITED')
  replyToContactRequest(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Body() { text }: ReplyInput,
  ): Promise<ContactRequest> {
    return this.replies.reply(caller, id, text);
  }
}
