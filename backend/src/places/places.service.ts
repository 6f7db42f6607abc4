import { Float, Int, ObjectType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import { Shown } from '../common/api/shown.js';
import { labelOf, suggestPlaces, type Suggestion } from './find-place.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import type { RequestContext } from '../common/api/request-of.js';

@ObjectType({ description: 'A place or a ZIP code of the United States.' })
export class Place {
  @Shown(() => Int, {
    nullable: true,
    description: 'For `placeId`: its number at GeoNames; null for a ZIP code.',
    example: 4671654,
  })
  id: number | null;

  @Shown(() => String, { description: 'As people write it.', example: 'Austin, TX' })
  label: string;

  @Shown(() => String, { nullable: true, description: 'The ZIP code, if it is one.', example: '78701' })
  zip: string | null;

  @Shown(() => Float, { description: 'Degrees north.', example: 30.267 })
  latitude: number;

  @Shown(() => Float, { description: 'Degrees east; negative in the United States.', example: -97.743 })
  longitude: number;
}

function toPlace({ place, zip }: Suggestion): Place {
  const town = place ? labelOf(place) : null;
  return Object.assign(new Place(), {
    id: place && !zip ? place.id : null,
    label: zip ? [zip.zip, ...(town ? [`(${town})`] : [])].join(' ') : town,
    zip: zip?.zip ?? null,
    latitude: (zip ?? place)?.latitude,
    longitude: (zip ?? place)?.longitude,
  });
}

const MOST = 8;

/** Suggests places while a person types one. */
@Injectable()
export class PlacesService {
  constructor(private readonly limits: RateLimits) {}

  async suggest({ viewer, source }: RequestContext, text: string): Promise<Place[]> {
    await this.limits.take('places', viewer?.id ?? source);
    return suggestPlaces(text.slice(0, 100), MOST).map(toPlace);
  }
}
