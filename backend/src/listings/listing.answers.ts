import { ANSWERS_NEEDED, usualHours } from '@handover/domain/listings/answer-times';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { MemberData } from '../member-data/member-data.js';
import { PublicMembers } from '../users/public-members.js';
import { MemberAnswers } from './member-answers.entity.js';

/** SQL: read with the account `u`, for each page of a contract. */
const LATEST_SECONDS = `(select latest_seconds from member_answers
  where user_id = u.id and answered >= ${ANSWERS_NEEDED})`;

/** How soon members usually answer. */
@Injectable()
export class ListingAnswers {
  constructor(
    @InjectRepository(MemberAnswers) answers: Repository<MemberAnswers>,
    data: MemberData,
    members: PublicMembers,
  ) {
    members.register('latestSeconds', LATEST_SECONDS);
    data.register('answerTimes', {
      collect: ({ id: userId }) =>
        answers.find({ select: { answered: true, latestSeconds: true }, where: { userId } }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(MemberAnswers, { userId });
      },
    });
  }

  /** Null for members who have answered too few questions. */
  withinHours({ latestSeconds }: { latestSeconds: number[] | null }): number | null {
    return latestSeconds && usualHours(latestSeconds);
  }
}
