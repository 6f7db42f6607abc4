import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, MemberOnly } from '../common/access.js';
import { PageArgs } from '../common/paging.js';
import type { Viewer } from '../common/request-of.js';
import { Listing, ListingConnection } from './listing.js';
import { Listings } from './listings.service.js';

@Resolver(() => Listing)
export class ListingsResolver {
  constructor(private readonly listings: Listings) {}

  @MemberOnly()
  @Query(() => ListingConnection, {
    description: 'The contracts that the viewer listed, in any status, newest first.',
  })
  myListings(@CurrentViewer() viewer: Viewer, @Args() page: PageArgs) {
    return this.listings.list(viewer, page);
  }
}
