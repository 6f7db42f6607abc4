import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ContentController } from './content.controller.js';
import { ContentResolver } from './content.resolver.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [ContentController],
  providers: [ContentService, ContentResolver],
})
export class ContentModule {}
