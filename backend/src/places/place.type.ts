import { Float, Int, ObjectType } from '@nestjs/graphql';
import { Shown } from '../common/api/shown.js';
import { labelOf, type Suggestion } from './find-place.js';

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

export function toPlace({ place, zip }: Suggestion): Place {
  const town = place ? labelOf(place) : null;
  return Object.assign(new Place(), {
    id: place && !zip ? place.id : null,
    label: zip ? [zip.zip, ...(town ? [`(${town})`] : [])].join(' ') : town,
    zip: zip?.zip ?? null,
    latitude: (zip ?? place)?.latitude,
    longitude: (zip ?? place)?.longitude,
  });
}
