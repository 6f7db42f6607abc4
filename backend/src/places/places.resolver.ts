import { Args, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/api/access.js';
import type { RequestContext } from '../common/api/request-of.js';
import { Place, PlacesService } from './places.service.js';

@Resolver(() => Place)
export class PlacesResolver {
  constructor(private readonly service: PlacesService) {}

  @Public()
  @Query(() => [Place], {
    description: 'Up to 8 places that begin with a text, the largest first, or ZIP codes.',
  })
  places(
    @Caller() caller: RequestContext,
    @Args('q', { type: () => String, description: 'Such as "aus", "Austin, T" or "787".' }) q: string,
  ): Promise<Place[]> {
    return this.service.suggest(caller, q);
  }
}
