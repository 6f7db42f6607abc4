import { isHomeType } from '@handover/domain/candidates/home-types';
import { IN_LINE } from '@handover/domain/candidates/application-life';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Conversations } from '../chat/conversations/conversations.service.js';
import { DONE, type Done } from '../common/api/done.js';
import { conflict, notFound } from '../common/api/errors.js';
import type { Viewer } from '../common/api/request-of.js';
import { RateLimits } from '../common/cluster/rate-limits.js';
import { Database, type Tx } from '../database/database.js';
import { Events } from '../database/events.js';
import { notForSale } from '../payments/payments.intents.js';
import { actingOf } from '../users/accounts.js';
import { ApplicationBook } from './application.book.js';
import { APPLICATION_CHANGED } from './application.events.js';
import { ApplicationTypes } from './application.types.js';
import { CandidateQuestions } from './candidate-questions.js';
import { Application } from './rows/application.entity.js';
import { Invitation } from './rows/invitation.entity.js';

/** A holder asks members who wrote in the contract's thread to apply. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly events: Events,
    private readonly book: ApplicationBook,
    private readonly types: ApplicationTypes,
    private readonly conversations: Conversations,
    private readonly questions: CandidateQuestions,
  ) {}

  /** Answers the same for a member who has asked already or cannot: the holder does not learn who their candidates are. */
  async invite(viewer: Viewer, contractId: string, memberId: string): Promise<Done> {
    await this.database.transaction(async (tx) => {
      const contract = await this.book.lockOwn(tx, viewer, contractId);
      if (!contract.isOnMarket) throw notForSale();
      // every applicant for a home comes the same way
      if (isHomeType(contract.type)) throw conflict('Candidates for a home are not invited: they ask.');
      await this.types.refuseOthers(contract, tx);
      await this.limits.take('invite', viewer.id);
      const writers = await this.conversations.candidatesOf(tx, contractId);
      if (!writers.includes(memberId)) throw notFound('Member');
      if (!(await this.mayApply(tx, contract, memberId))) return;
      await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Invitation)
        .values({ contractId, memberId })
        .orIgnore()
        .execute();
      await this.events.emit(tx, APPLICATION_CHANGED, [
        {
          ...{ contractId, userId: memberId, event: 'application-invited' },
          facts: { to: 'candidate' },
          once: `invited:${contractId}`,
        },
      ]);
    });
    return DONE;
  }

  private async mayApply(
    tx: Tx,
    { id: contractId, userId }: { id: string; userId: string },
    candidateId: string,
  ): Promise<boolean> {
    const inLine = { contractId, candidateId, status: In(IN_LINE) };
    return (
      (await actingOf(tx, [candidateId])).has(candidateId) &&
      !(await tx.manager.existsBy(Application, inLine)) &&
      !(await this.questions.wasReportedBy(tx, userId, candidateId))
    );
  }
}

export const wasInvited = ({ manager }: Tx, contractId: string, memberId: string): Promise<boolean> =>
  manager.existsBy(Invitation, { contractId, memberId });
