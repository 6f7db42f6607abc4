import { Body, Controller, Delete, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, BeforeTerms, Caller, MemberOnly, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { DataExport, DeleteAccountInput } from './data-export.js';
import { fileNameOf, OwnDataService } from './own-data.service.js';

@MemberOnly()
@ApiTags('account')
@Controller('api/user')
export class OwnDataController {
  constructor(private readonly ownData: OwnDataService) {}

  @NeedsStepUp()
  @Get('export')
  @ApiOperation({ summary: 'Everything stored about you, as a file to download' })
  @ApiOkResponse({ type: DataExport })
  @Refuses('NOT_FOUND', 'RATE_LIMITED')
  async export(
    @Caller() caller: RequestContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DataExport> {
    return sendAsFile(response, await this.ownData.exportOf(caller, viewerOf(caller).id));
  }

  @BeforeTerms()
  @Delete()
  @ApiOperation({
    summary: 'Deletes your account permanently',
    description:
      'Refused while a payment or transfer of yours is in progress, and for admins, whom another admin must delete. Members with a second factor, or without a password, confirm their identity first.',
  })
  @ApiOkResponse({ type: Done })
  @Refuses('STEP_UP_REQUIRED', 'CONFLICT', 'RATE_LIMITED')
  delete(@Caller() caller: RequestContext, @Body() input: DeleteAccountInput): Promise<Done> {
    return this.ownData.deleteOwn(caller, input);
  }
}

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

/** Makes a browser that opens the address download the file. */
function sendAsFile(response: Response, data: DataExport): DataExport {
  response.setHeader('Content-Disposition', `attachment; filename="${fileNameOf(data)}"`);
  response.setHeader('Cache-Control', 'no-store');
  return data;
}
