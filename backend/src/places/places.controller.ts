import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Place } from './place.type.js';
import { PlacesQuery } from './places.query.js';
import { PlacesService } from './places.service.js';

@ApiTags('contracts')
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Up to 8 places that begin with a text, the largest first, or ZIP codes' })
  @ApiOkResponse({ type: [Place] })
  @Refuses('RATE_LIMITED')
  listPlaces(@Caller() caller: RequestContext, @Query() { q }: PlacesQuery): Promise<Place[]> {
    return this.places.suggest(caller, q);
  }
}
