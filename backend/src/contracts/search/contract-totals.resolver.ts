import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../common/api/access.js';
import { ContractConnection } from '../contracts.resolver.js';
import type { CountedConnection } from './contract-search.js';

/** Lists other than the public one are not counted. */
type MaybeCounted = Partial<Pick<CountedConnection, 'total' | 'withoutPlace' | 'correctedSearch'>>;

@Resolver(() => ContractConnection)
export class ContractTotalsResolver {
  @Public()
  @ResolveField(() => Int, {
    nullable: true,
    description:
      'How many contracts the public list has with this filter, at most 1000; null in other lists.',
  })
  async totalCount(@Parent() list: MaybeCounted): Promise<number | null> {
    return (await list.total?.())?.count ?? null;
  }

  @Public()
  @ResolveField(() => Boolean, { description: 'True if the list has more than `totalCount`.' })
  async totalCountCapped(@Parent() list: MaybeCounted): Promise<boolean> {
    return (await list.total?.())?.capped ?? false;
  }

  @Public()
  @ResolveField(() => Int, {
    nullable: true,
    description:
      'How many contracts match the other filters and have no known place, at most 1000; null without `near`.',
  })
  async withoutPlaceCount(@Parent() list: MaybeCounted): Promise<number | null> {
    return (await list.withoutPlace?.())?.count ?? null;
  }

  @Public()
  @ResolveField(() => Boolean, { description: 'True if there may be more than `withoutPlaceCount`.' })
  async withoutPlaceCapped(@Parent() list: MaybeCounted): Promise<boolean> {
    return (await list.withoutPlace?.())?.capped ?? false;
  }

  @Public()
  @ResolveField(() => String, {
    nullable: true,
    description: 'What was searched for, if nothing has the words of `q` and they look misspelled.',
  })
  correctedSearch(@Parent() list: MaybeCounted): string | null {
    return list.correctedSearch ?? null;
  }
}
