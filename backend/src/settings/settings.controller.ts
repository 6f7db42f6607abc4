import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import {
  InitializeContentResult,
  Setting,
  CreateSettingInput,
  UpdateSettingInput,
} from './setting.entity.js';
import { writesAdminFactor } from './setting.formats.js';
import { SettingsService } from './settings.service.js';

@AdminOnly()
@ApiTags('admin')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @ApiOperation({ summary: 'All settings, newest first' })
  @ApiOkResponse({ type: [Setting] })
  listSettings(): Promise<Setting[]> {
    return this.settings.all();
  }

  @NeedsStepUp(writesAdminFactor)
  @Post()
  @ApiCreatedResponse({ type: Setting })
  @Refuses('CONFLICT')
  createSetting(@Caller() caller: RequestContext, @Body() input: CreateSettingInput): Promise<Setting> {
    return this.settings.create(caller, input);
  }

  @Post('initialize')
  @HttpCode(200)
  @ApiOperation({ summary: 'Creates the missing default settings' })
  @ApiOkResponse({ type: InitializeContentResult })
  initializeSettings(@Caller() caller: RequestContext): Promise<InitializeContentResult> {
    return this.settings.initializeDefaults(caller);
  }

  @NeedsStepUp(writesAdminFactor)
  @Put(':key')
  @ApiOkResponse({ type: Setting })
  @Refuses('NOT_FOUND')
  updateSetting(
    @Caller() caller: RequestContext,
    @Param('key') key: string,
    @Body() input: UpdateSettingInput,
  ): Promise<Setting> {
    return this.settings.update(caller, key, input);
  }

  @NeedsStepUp(writesAdminFactor)
  @Delete(':key')
  @ApiOkResponse({ type: Done })
  @Refuses('NOT_FOUND')
  deleteSetting(@Caller() caller: RequestContext, @Param('key') key: string): Promise<Done> {
    return this.settings.delete(caller, key);
  }
}
