import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { Controller, Get, Query } from '@nestjs/common';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Refuses } from '../common/api/refuses.js';
import { Place, PlacesService } from './places.service.js';

/** The query of GET /api/places. */
class PlacesQuery {
  @ApiProperty({ description: 'Such as "aus", "Austin, T" or "787".', example: 'Austin' })
  @IsString({ message: 'Enter a place to search for.' })
  q: string;
}

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
