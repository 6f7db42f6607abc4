import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly } from '../common/api/access.js';
import { linkNext } from '../common/http/link-next.js';
import { pageOf } from '../common/api/list-query.js';
import { AuditEntry, AuditQuery } from './audit-entry.entity.js';
import { AuditService } from './audit.service.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiOperation({ summary: 'Actions of admins, newest first' })
  @ApiOkResponse({ type: [AuditEntry] })
  async listAuditEntries(@Query() query: AuditQuery, @Res({ passthrough: true }) response: Response) {
    const { action, actorId, targetId, q, from, to } = query;
    return linkNext(
      response,
      await this.audit.list({ action, actorId, targetId, q, from, to, ...pageOf(query) }),
    );
  }
}
