import { Int, ObjectType } from '@nestjs/graphql';
import { Shown } from '../../common/api/shown.js';

@ObjectType({ description: 'A value of a facet.' })
export class FacetBucket {
  @Shown(() => String, {
    description: 'The value to filter by; of a range, as the address of the list has it.',
    example: 'hybrid',
  })
  value: string;

  @Shown(() => String, { description: 'As people read it.', example: 'Hybrid' })
  label: string;

  @Shown(() => Int, { description: 'How many contracts have it, at most 1000.', example: 12 })
  count: number;

  @Shown(() => Boolean, { description: 'True if there may be more: `count` is a lower bound then.' })
  capped: boolean;
}

@ObjectType({
  description: 'A property that lists can be filtered by, with the values that the filtered contracts have.',
})
export class Facet {
  @Shown(() => String, {
    description:
      'The key of a fact, or the name of a filter: paysSomething, confirmed, withPhotos, payment, months, effective.',
    example: 'fuel',
  })
  key: string;

  @Shown(() => String, { description: 'What to call it.', example: 'Fuel' })
  label: string;

  @Shown(() => [FacetBucket], { description: 'Its values, counted as if this facet did not filter.' })
  buckets: FacetBucket[];
}
