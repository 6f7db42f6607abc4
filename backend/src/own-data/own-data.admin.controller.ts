import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { DataExport } from './data-export.js';
import { OwnDataService } from './own-data.service.js';
import { sendAsFile } from './send-as-file.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/users')
export class OwnDataAdminController {
  constructor(private readonly ownData: OwnDataService) {}

  @NeedsStepUp()
  @Get(':id/export')
  @ApiOperation({ summary: 'Everything stored about a member, as a file to download' })
  @ApiOkResponse({ type: DataExport })
  @Refuses('RATE_LIMITED')
  async export(
    @Caller() caller: RequestContext,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DataExport> {
    return sendAsFile(response, await this.ownData.exportOf(caller, id));
  }
}
