import { ANSWERS_NEEDED, usualHours } from '@handover/domain/listings/answer-times';
import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MemberData } from '../member-data/member-data.js';
import { PublicMembers } from '../users/public-members.js';
import { MemberAnswers } from './listing-question.entity.js';
import { Public } from '../common/api/access.js';
import { PublicMember } from '../users/public-member.types.js';
import { Database } from '../database/database.js';

/** SQL: read with the account `u`, for each page of a contract. */
const LATEST_SECONDS = `(select latest_seconds from member_answers
  where user_id = u.id and answered >= ${ANSWERS_NEEDED})`;

/** How soon members usually answer. */
@Resolver(() => PublicMember)
export class ListingAnswersResolver {
  constructor({ manager }: Database, data: MemberData, members: PublicMembers) {
    members.register('latestSeconds', LATEST_SECONDS);
    data.register('answerTimes', {
      collect: ({ id: userId }) =>
        manager.find(MemberAnswers, { select: { answered: true, latestSeconds: true }, where: { userId } }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(MemberAnswers, { userId });
      },
    });
  }

  @Public()
  @ResolveField(() => Int, {
    nullable: true,
    description:
      'Within how many hours they usually answer questions about their contracts: the median of their last 20 answers; null below 3 answers.',
  })
  answersWithinHours(@Parent() member: PublicMember & { latestSeconds: number[] | null }): number | null {
    return member.latestSeconds && usualHours(member.latestSeconds);
  }
}
