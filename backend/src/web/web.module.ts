import { Module } from '@nestjs/common';
import { SiteMapController } from './site-map.controller.js';
import { WebController } from './web.controller.js';

@Module({ controllers: [SiteMapController, WebController] })
export class WebModule {}
