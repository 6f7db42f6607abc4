import { Module, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ContentService, ContentEntry } from './content.service.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, Public } from '../common/api/access.js';
import { Shareable } from '../common/api/operation-marks.js';
import type { RequestContext } from '../common/api/request-of.js';
import { InitializeContentResult } from '../settings/setting.entity.js';
import { Mutation, Query, Resolver } from '@nestjs/graphql';

@Controller('api')
class ContentController {
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

@Resolver()
class ContentResolver {
  constructor(private readonly service: ContentService) {}

  @Public()
  @Shareable()
  @Query(() => [ContentEntry], {
    description:
      'The texts of the site; empty until an admin creates some. The client then shows its defaults.',
  })
  content(): Promise<ContentEntry[]> {
    return this.service.entries();
  }

  @AdminOnly()
  @Mutation(() => InitializeContentResult, {
    description: 'For admins: creates the missing sections of the landing page.',
  })
  initializeContent(@Caller() caller: RequestContext): Promise<InitializeContentResult> {
    return this.service.initialize(caller);
  }
}

@Module({
  imports: [SettingsModule],
  controllers: [ContentController],
  providers: [ContentService, ContentResolver],
  exports: [ContentService],
})
export class ContentModule {}
