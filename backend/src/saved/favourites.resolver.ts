import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Caller, CurrentViewer, MemberOnly, Public } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import { KeepsAnswers } from '../common/api/operation-marks.js';
import { PageArgs } from '../common/api/paging.js';
import type { RequestContext, Viewer } from '../common/api/request-of.js';
import { Contract } from '../contracts/contract.entity.js';
import { ContractConnection } from '../contracts/contracts.resolver.js';
import { Favourites } from './favourites.service.js';

const CONTRACT = { type: () => ID, description: 'The contract.' } as const;

@MemberOnly()
@Resolver()
export class FavouritesResolver {
  constructor(private readonly favourites: Favourites) {}

  @Query(() => ContractConnection, {
    name: 'myFavourites',
    description: 'The contracts that the viewer has saved, the last one first.',
  })
  listFavourites(@Caller() request: RequestContext, @Args() page: PageArgs) {
    return this.favourites.list(request, page);
  }

  @Public()
  @Query(() => [ID], {
    name: 'myFavouriteIds',
    description: 'The ids of the contracts that the viewer has saved; none for visitors.',
  })
  favouriteIds(@Caller() { viewer }: RequestContext): Promise<string[]> {
    return this.favourites.ids(viewer);
  }

  @KeepsAnswers()
  @Mutation(() => Contract, { description: 'Saves a contract; the viewer is told when it changes.' })
  addFavourite(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<Contract> {
    return this.favourites.add(viewer, contractId);
  }

  @KeepsAnswers()
  @Mutation(() => Done, { description: "Removes a contract from the viewer's favorites." })
  removeFavourite(
    @CurrentViewer() viewer: Viewer,
    @Args('contractId', CONTRACT) contractId: string,
  ): Promise<Done> {
    return this.favourites.remove(viewer, contractId);
  }
}
