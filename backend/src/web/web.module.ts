import { Module } from '@nestjs/common';
import { BrandModule } from '../brand/brand.module.js';
import { ContentModule } from '../content/content.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { PageViewers } from './page-viewers.js';
import { PageRenderer } from './page.renderer.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SiteFilesController } from './site-files.controller.js';
import { SiteMap } from './site-map.js';
import { WebController } from './web.controller.js';

@Module({
  imports: [BrandModule, ContentModule, ContractsModule, SettingsModule],
  controllers: [SiteFilesController, WebController],
  providers: [PageRenderer, PageViewers, SiteMap],
})
export class WebModule {}
