import { RIGHTS } from '@handover/domain/roles';
import { Args, Extensions, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AdminOnly, Caller, StaffOnly } from '../common/api/access.js';
import { Done } from '../common/api/done.js';
import type { RequestContext } from '../common/api/request-of.js';
import type { ListLength } from '../graphql/cost.js';
import { CannedAnswer, SaveCannedAnswerArgs } from './canned-answer.entity.js';
import { CannedAnswersService } from './canned-answers.service.js';

@Resolver()
export class CannedAnswersResolver {
  constructor(private readonly answers: CannedAnswersService) {}

  @StaffOnly(...RIGHTS.answerRequests)
  @Extensions({ usualLength: 20 } satisfies ListLength)
  @Query(() => [CannedAnswer], {
    description: 'For moderators and support: texts for the replies to contact requests, by title.',
  })
  cannedAnswers(): Promise<CannedAnswer[]> {
    return this.answers.list();
  }

  @AdminOnly()
  @Mutation(() => CannedAnswer, { description: 'For admins: adds a canned answer, or changes one.' })
  saveCannedAnswer(
    @Caller() caller: RequestContext,
    @Args() { id, ...input }: SaveCannedAnswerArgs,
  ): Promise<CannedAnswer> {
    return this.answers.save(caller, id ?? null, input);
  }

  @AdminOnly()
  @Mutation(() => Done, { description: 'For admins: deletes a canned answer.' })
  deleteCannedAnswer(
    @Caller() caller: RequestContext,
    @Args('id', { type: () => ID, description: 'The answer.' }) id: string,
  ): Promise<Done> {
    return this.answers.delete(caller, id);
  }
}
