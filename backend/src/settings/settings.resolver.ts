import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, NeedsStepUp } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { connectionType, PageArgs } from '../common/api/paging.js';
import type { RequestContext } from '../common/api/request-of.js';
import {
  InitializeContentResult,
  Setting,
  CreateSettingInput,
  UpdateSettingInput,
} from './setting.entity.js';
import { writesAdminFactor } from './setting.formats.js';
import { SettingsService } from './settings.service.js';

const SettingConnection = connectionType(Setting);

@AdminOnly()
@Resolver()
export class SettingsResolver {
  constructor(private readonly settings: SettingsService) {}

  @Query(() => SettingConnection, {
    name: 'settings',
    description: 'For admins: the settings, newest first.',
  })
  list(@Args() page: PageArgs) {
    return this.settings.list(page);
  }

  @NeedsStepUp(writesAdminFactor)
  @Mutation(() => Setting, { description: 'For admins: creates a setting; its key must be new.' })
  createSetting(
    @Caller() caller: RequestContext,
    @Args('input', { description: 'The new setting.' }) input: CreateSettingInput,
  ): Promise<Setting> {
    return this.settings.create(caller, input);
  }

  @NeedsStepUp(writesAdminFactor)
  @Mutation(() => Setting, { description: 'For admins: changes the text of a setting.' })
  updateSetting(
    @Caller() caller: RequestContext,
    @Args('key', { description: 'The setting’s key.' }) key: string,
    @Args('input', { description: 'The new values.' }) input: UpdateSettingInput,
  ): Promise<Setting> {
    return this.settings.update(caller, key, input);
  }

  @NeedsStepUp(writesAdminFactor)
  @Mutation(() => Done, {
    description: 'For admins: deletes a setting; the site falls back to its default text.',
  })
  deleteSetting(
    @Caller() caller: RequestContext,
    @Args('key', { description: 'The setting’s key.' }) key: string,
  ): Promise<Done> {
    return this.settings.delete(caller, key);
  }

  @Mutation(() => InitializeContentResult, {
    description: 'For admins: creates the missing default settings, such as site_title.',
  })
  initializeSettings(@Caller() caller: RequestContext): Promise<InitializeContentResult> {
    return this.settings.initializeDefaults(caller);
  }
}
