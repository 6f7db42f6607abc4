import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../common/api/access.js';
import { ContractFeed } from './contract-feed.js';
import { FeedArgs, FeedPage } from './feed.types.js';

@Resolver()
export class FeedsResolver {
  constructor(private readonly feed: ContractFeed) {}

  @Public()
  @Query(() => FeedPage, {
    description:
      'Public contracts in the order of their last changes. A reader that keeps the cursor misses no change.',
  })
  contractFeed(@Args() { since, first }: FeedArgs): Promise<FeedPage> {
    return this.feed.page(since, first);
  }
}
