import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Caller, Public } from '../common/access.js';
import type { RequestContext } from '../common/request-of.js';
import { PublicMember } from '../users/public-member.js';
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
  answersWithinHours(@Parent() { id }: PublicMember, @Caller() request: RequestContext) {
    return this.answers.withinHours(request, id);
  }
}
