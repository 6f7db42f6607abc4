import { Args, Query, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../../common/api/access.js';
import { Shareable } from '../../common/api/operation-marks.js';
import type { RequestContext } from '../../common/api/request-of.js';
import { ContractFilter } from './filter.input.js';
import { ContractFacets } from './facets.js';
import { Facet } from './facets.types.js';

@Resolver(() => Facet)
export class ContractFacetsResolver {
  constructor(private readonly facets: ContractFacets) {}

  @Public()
  @Shareable()
  @Query(() => [Facet], {
    description:
      'The values that the filtered contracts have, with their numbers; those of facts once the filter has a type.',
  })
  contractFacets(
    @Caller() _caller: RequestContext,
    @Args('filter', { nullable: true, type: () => ContractFilter }) filter?: ContractFilter,
  ): Promise<Facet[]> {
    return this.facets.of(filter ?? {});
  }
}
