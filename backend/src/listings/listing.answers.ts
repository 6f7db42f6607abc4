import { ANSWERS_NEEDED, usualHours } from '@handover/domain/listings/answer-times';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, type Repository } from 'typeorm';
import type { RequestContext } from '../common/request-of.js';
import { RequestLoader } from '../graphql/request-loader.js';
import { MemberData } from '../member-data/member-data.js';
import { MemberAnswers } from './member-answers.entity.js';

/** How soon members usually answer; read once for all members of an answer. */
@Injectable()
export class ListingAnswers {
  private readonly loader = new RequestLoader<string, number | null>(async (ids) => {
    const rows = await this.answers.findBy({
      userId: In([...ids]),
      answered: MoreThanOrEqual(ANSWERS_NEEDED),
    });
    const hours = new Map(rows.map(({ userId, latestSeconds }) => [userId, usualHours(latestSeconds)]));
    return ids.map((id) => hours.get(id) ?? null);
  });

  constructor(
    @InjectRepository(MemberAnswers) private readonly answers: Repository<MemberAnswers>,
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
