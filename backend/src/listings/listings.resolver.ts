import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/api/access.js';
import { PageArgs } from '../common/api/paging.js';
import type { Viewer } from '../common/api/request-of.js';
import { Contract } from '../contracts/contract.entity.js';
import { ListingChanges } from './listing.changes.js';
import { Listing, ListingConnection } from './listing.js';
import { contractIdArg, MarkElsewhereArgs, UpdateMyContractInput } from './listings.inputs.js';
import { Listings } from './listings.service.js';

@MemberOnly()
@Resolver(() => Listing)
export class ListingsResolver {
  constructor(
    private readonly listings: Listings,
    private readonly changes: ListingChanges,
  ) {}

  @Query(() => ListingConnection, {
    description: 'The contracts that the viewer listed, in any status, newest first.',
  })
  myListings(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.listings.list(viewer, page);
  }

  @Query(() => Listing, { description: 'One contract that the viewer listed.' })
  myListing(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Listing> {
    return this.listings.get(viewer, id);
  }

  @Mutation(() => Contract, {
    description:
      'Edits your own contract. A change of its terms releases payments that are open, and is shown on its page.',
  })
  updateMyContract(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
    @Args('input') input: UpdateMyContractInput,
  ): Promise<Contract> {
    return this.changes.update(viewer, id, input);
  }

  @Mutation(() => Contract, { description: 'Says that it is still available, which keeps it listed.' })
  renewContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'renew');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market for up to 60 days.' })
  pauseContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'pause');
  }

  @Mutation(() => Contract, { description: 'Ends a pause.' })
  resumeContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'resume');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market; it can be relisted for 90 days.' })
  withdrawContract(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'withdraw');
  }

  @Mutation(() => Contract, { description: 'Puts it back on the market.' })
  relistContract(@CurrentViewer() viewer: Viewer, @Args('id', contractIdArg) id: string): Promise<Contract> {
    return this.changes.act(viewer, id, 'relist');
  }

  @Mutation(() => Contract, { description: 'Takes it off the market for good, because it is gone.' })
  markElsewhere(
    @CurrentViewer() viewer: Viewer,
    @Args('id', contractIdArg) id: string,
    @Args() { where }: MarkElsewhereArgs,
  ): Promise<Contract> {
    return this.changes.act(viewer, id, 'mark-elsewhere', where);
  }
}
