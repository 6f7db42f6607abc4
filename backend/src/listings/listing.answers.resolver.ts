import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../common/api/access.js';
import { PublicMember } from '../users/public-member.types.js';
import { ListingAnswers } from './listing.answers.js';

@Resolver(() => PublicMember)
export class ListingAnswersResolver {
  constructor(private readonly answers: ListingAnswers) {}

  @Public()
  @ResolveField(() => Int, {
    nullable: true,
    description:
      'Within how many hours they usually answer questions about their contracts: the median of their last 20 answers; null below 3 answers.',
  })
  answersWithinHours(@Parent() member: PublicMember & { latestSeconds: number[] | null }): number | null {
    return this.answers.withinHours(member);
  }
}
