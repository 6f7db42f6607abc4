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
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ErrorFilter } from '../common/http/error.filter.js';
import type { AppError } from '../common/api/errors.js';
import { Caller, Public, StaffOnly } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { ListQuery, pageOf } from '../common/api/list-query.js';
import type { RequestContext } from '../common/api/request-of.js';
import { WaitingCount } from '../common/api/waiting-count.js';
import { Refuses } from '../common/api/refuses.js';
import {
  ContactRequest,
  ContactResult,
  AnsweredInput,
  ContactRequestInput,
} from './contact-request.entity.js';
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
  constructor(private readonly contact: ContactService) {}

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
  async listContactRequests(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return linkNext(response, await this.contact.list(pageOf(query)));
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
}
