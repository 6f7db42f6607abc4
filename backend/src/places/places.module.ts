import { Module } from '@nestjs/common';
import { PlacesController } from './places.controller.js';
import { PlacesResolver } from './places.resolver.js';
import { PlacesService } from './places.service.js';

@Module({
  controllers: [PlacesController],
  providers: [PlacesService, PlacesResolver],
})
export class PlacesModule {}
