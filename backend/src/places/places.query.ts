import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

/** The query of GET /api/places. */
export class PlacesQuery {
  @ApiProperty({ description: 'Such as "aus", "Austin, T" or "787".', example: 'Austin' })
  @IsString({ message: 'Enter a place to search for.' })
  q: string;
}
