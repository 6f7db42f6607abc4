import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/contracts.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PageRenderer } from './page.renderer.js';
import { SettingsModule } from '../settings/settings.module.js';
import { SiteFilesController } from './site-files.controller.js';
import { SiteMap } from './site-map.js';
import { SiteMapController } from './site-map.controller.js';
import { WebController } from './web.controller.js';

@Module({
  imports: [ContractsModule, PaymentsModule, SettingsModule],
  controllers: [SiteFilesController, SiteMapController, WebController],
  providers: [PageRenderer, SiteMap],
})
export class WebModule {}
