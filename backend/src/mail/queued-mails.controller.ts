import { RIGHTS } from '@handover/domain/roles';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AboutFilter } from '../common/api/about-filter.js';
import { StaffOnly } from '../common/api/access.js';
import { QueuedMail } from './queued-mail.js';
import { QueuedMails } from './queued-mails.service.js';

@StaffOnly(...RIGHTS.readMembers)
@ApiTags('admin')
@Controller('api/admin/queued-mails')
export class QueuedMailsController {
  constructor(private readonly mails: QueuedMails) {}

  @Get()
  @ApiOperation({ summary: 'Emails to a member or about a contract that wait or failed, newest first' })
  @ApiOkResponse({ type: [QueuedMail] })
  listQueuedMails(@Query() about: AboutFilter): Promise<QueuedMail[]> {
    return this.mails.list(about);
  }
}
