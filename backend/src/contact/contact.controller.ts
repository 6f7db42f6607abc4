import { Body, Controller, Get, HttpCode, Post, Query, Res, UseFilters } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, Public } from '../common/access.js';
import { linkNext } from '../common/link-next.js';
import { ListQuery, pageOf } from '../common/list-query.js';
import type { RequestContext } from '../common/request-of.js';
import { ContactErrorFilter } from './contact-error.filter.js';
import { ContactRequest, ContactResult } from './contact-request.entity.js';
import { ContactRequestInput } from './contact.inputs.js';
import { ContactService } from './contact.service.js';

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
  sendContactRequest(
    @Caller() caller: RequestContext,
    @Body() input: ContactRequestInput,
  ): Promise<ContactResult> {
    return this.contact.send(caller, input);
  }

  @AdminOnly()
  @Get('admin/contact-requests')
  @ApiTags('admin')
  @ApiOperation({ summary: 'Contact requests, newest first' })
  @ApiOkResponse({ type: [ContactRequest] })
  async listContactRequests(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response) {
    return linkNext(response, await this.contact.list(pageOf(query)));
  }
}
