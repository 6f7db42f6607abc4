import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext } from '../common/api/request-of.js';
import { InitializeContentResult } from '../settings/setting.entity.js';
import { ContentEntry, ContentService } from './content.service.js';

@Controller('api')
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Public()
  @Shareable()
  @Get('content')
  @ApiTags('site')
  @ApiOperation({ summary: 'The texts of the site; empty until an admin creates some' })
  @ApiOkResponse({ type: [ContentEntry] })
  listContent(): Promise<ContentEntry[]> {
    return this.content.entries();
  }

  @AdminOnly()
  @Post('admin/settings/initialize-content')
  @HttpCode(200)
  @ApiTags('admin')
  @ApiOkResponse({ type: InitializeContentResult })
  initializeContent(@Caller() caller: RequestContext): Promise<InitializeContentResult> {
    return this.content.initialize(caller);
  }
}
