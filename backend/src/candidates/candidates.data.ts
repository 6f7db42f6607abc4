import { IN_LINE, shownPassReason } from '@handover/domain/candidates/application-life';
import { RETENTION_DAYS } from '@handover/domain/retention';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { reservationOf } from '../contracts/contract.reservation.js';
import { ContractsService } from '../contracts/contracts.service.js';
import { Database, type Tx } from '../database/database.js';
import { MemberData } from '../member-data/member-data.js';
import { readAll } from '../member-data/read-all.js';
import { Retention } from '../retention/retention.js';
import { AccountTies } from '../users/account.ties.js';
import { ApplicationBook } from './application.book.js';
import { Windows } from './line/windows.js';
import { Application } from './rows/application.entity.js';
import { CandidateProfile } from './rows/candidate-profile.entity.js';
import { Invitation } from './rows/invitation.entity.js';
import { Offer } from './rows/offer.entity.js';

const EXPORTED = {
  ...{ id: true, contractId: true, status: true, source: true, answers: true, passReason: true },
  ...{ agreed: true, createdAt: true, decidedAt: true },
} as const;

/** SQL: blanks by the end of the application and skips locked rows, in one statement. */
const BLANK = `update applications set answers = null where id in (
    select id from applications where answers is not null and decided_at < now() - $1 * interval '1 day'
    limit $2 for update skip locked) returning 1`;

/**
 * What candidates register with the modules below: the export and deletion of a member's data, how long it is kept, and
 * what becomes of a suspended member's windows.
 */
@Injectable()
export class CandidatesData {
  constructor(
    private readonly database: Database,
    private readonly book: ApplicationBook,
    private readonly contracts: ContractsService,
    private readonly windows: Windows,
    ties: AccountTies,
    data: MemberData,
    retention: Retention,
  ) {
    ties.register({ suspended: (tx, userId) => this.endWindows(tx, userId) });
    data.register('candidates', {
      collect: (owner) => this.collect(owner.id),
      forget: (tx, { id }) => this.forget(tx, id),
    });
    retention.register(
      'answers of candidates',
      async (limit) => (await database.query(BLANK, [RETENTION_DAYS.candidateAnswers, limit])).length,
    );
    for (const [what, table, column] of [
      ['decisions about candidates', 'application_decisions', 'decided_at'],
      ['requirements of homes', 'requirement_sets', 'created_at'],
    ] as const)
      retention.register(what, (limit) =>
        retention.deleteOld({ table, key: 'id', column, days: RETENTION_DAYS.candidateDecisions }, limit),
      );
  }

  private async collect(userId: string): Promise<object> {
    const { manager } = this.database;
    const own = await readAll(manager.getRepository(Application), { candidateId: userId }, EXPORTED);
    const offers = await manager.find(Offer, {
      select: { applicationId: true, by: true, terms: true, status: true, createdAt: true },
      where: { applicationId: In(own.map(({ id }) => id)) },
      order: { createdAt: 'ASC' },
    });
    const profiles = await manager.find(CandidateProfile, {
      select: { type: true, answers: true, updatedAt: true },
      where: { userId },
    });
    const invitations = await manager.find(Invitation, {
      select: { contractId: true, createdAt: true },
      where: { memberId: userId },
    });
    return {
      applications: own.map(({ passReason, ...one }) => ({
        ...one,
        passReason: shownPassReason(passReason),
      })),
      ...{ offers, profiles, invitations },
    };
  }

  /** A suspended member cannot buy: the others need not wait until the window is over. The locks are those of `forget`. */
  private async endWindows(tx: Tx, candidateId: string): Promise<void> {
    const chosen = await tx.manager.find(Application, {
      where: { candidateId, status: 'chosen' },
      order: { contractId: 'ASC' },
    });
    for (const { id, contractId } of chosen) {
      await this.contracts.lock(tx, contractId);
      const application = await this.book.lockRow(tx, id);
      if (application.status === 'chosen')
        await this.windows.end(tx, await reservationOf(tx, contractId), application, 'contract');
    }
  }

  /** The account is locked; each contract whose line the member stood in is locked after it, in the order of ids. */
  private async forget(tx: Tx, candidateId: string): Promise<void> {
    await tx.manager.delete(CandidateProfile, { userId: candidateId });
    await tx.manager.delete(Invitation, { memberId: candidateId });
    const open = await tx.manager.find(Application, {
      where: { candidateId, status: In(IN_LINE) },
      order: { contractId: 'ASC' },
    });
    for (const { id, contractId } of open) {
      await this.contracts.lock(tx, contractId);
      const application = await this.book.lockRow(tx, id);
      await this.book.move(tx, application, { action: 'close', by: 'contract' });
      if (application.status === 'chosen') await this.windows.close(tx, await reservationOf(tx, contractId));
    }
    await tx.manager.update(Application, { candidateId }, { answers: null });
    await forgetTexts(tx, candidateId);
  }
}

/** SQL: removes one key of two JSON columns, of what the member offered, was offered or agreed on. */
const forgetTexts = (tx: Tx, candidateId: string): Promise<unknown> =>
  tx.query(
    `with own as (update applications set agreed = agreed - 'includes' where candidate_id = $1 returning id)
     update offers set terms = terms - 'includes' where terms ? 'includes' and application_id in (select id from own)`,
    [candidateId],
  );
