import { ANSWERS_NEEDED, usualHours } from '@handover/domain/listings/answer-times';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { RequestContext } from '../common/request-of.js';
import { Database, type Statement } from '../database/database.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { MemberData } from '../member-data/member-data.js';
import { MemberAnswers } from './member-answers.entity.js';

/** SQL: a hot read, for each page of a contract. */
const ANSWERS: Statement = {
  name: 'listings.answers',
  text: `select user_id as "userId", latest_seconds as "latestSeconds" from member_answers
    where user_id = any($1::uuid[]) and answered >= ${ANSWERS_NEEDED}`,
  isQuick: true,
};

/** How soon members usually answer; read once for all members of an answer. */
@Injectable()
export class ListingAnswers {
  private readonly loader = new RequestLoader<string, number | null>(async (ids) => {
    const rows = await this.database.query<MemberAnswers>(ANSWERS, [ids]);
    const hours = new Map(rows.map(({ userId, latestSeconds }) => [userId, usualHours(latestSeconds)]));
    return ids.map((id) => hours.get(id) ?? null);
  });

  constructor(
    private readonly database: Database,
    @InjectRepository(MemberAnswers) answers: Repository<MemberAnswers>,
    data: MemberData,
  ) {
    data.register('answerTimes', {
      collect: ({ id: userId }) =>
        answers.find({ select: { answered: true, latestSeconds: true }, where: { userId } }),
      forget: async (tx, { id: userId }) => {
        await tx.manager.delete(MemberAnswers, { userId });
      },
    });
  }

  withinHours(request: RequestContext, memberId: string): Promise<number | null> {
    return this.loader.get(request, memberId);
  }
}
