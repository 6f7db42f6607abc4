import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ContentController, ContentResolver } from './content.api.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [ContentController],
  providers: [ContentService, ContentResolver],
})
export class ContentModule {}
